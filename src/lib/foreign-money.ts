/** Finds money of other countries in a sum that was typed, by its sign, code or word. Pure. */

/** ISO 4217 codes and short forms; left out are codes that are words of the two languages (`TRY`, `ALL`). */
const codes =
  'usd us usdt sgd eur gbp jpy cny rmb aud nzd cad chf myr rm thb vnd php inr krw hkd twd sar aed qar kwd omr bhd bnd sek nok dkk rub brl zar rs kr btc eth'
const words =
  'dollars? dolar bucks euros? pounds? poundsterling sterling yen yuan renminbi ringgits? baht won pesos? rupees? rupe riyals? real riyal dirhams? dinars? francs? frank franc dong rubel rubles? kroner krona rand cents? bitcoin'

const pattern = new RegExp(
  String.raw`([元円원])|(?:^|\P{L})([a-z]{0,3}\p{Sc}|(?:${`${codes} ${words}`.replaceAll(' ', '|')})(?!\p{L}))`,
  'iu',
)

/** The sign, code or word of foreign money in a sum, such as `US$`, `RM` or `yen`; undefined where it is rupiah. */
export function foreignMoney(sum: string): string | undefined {
  const found = pattern.exec(sum)
  return found?.[1] ?? found?.[2]
}
