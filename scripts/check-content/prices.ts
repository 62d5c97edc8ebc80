/** Prices that must not be published: expired, without their basis or their day, or in a range without a reason. */
import type { Problem } from '../../src/collections/problem.ts'
import { type Check, factsOf, proseOf } from './context.ts'

/** A range names in every language what decides between its ends; a fixed amount has nothing to decide. */
export const checkRangeReasons: Check = (context) => {
  const problems: Problem[] = []
  for (const { id, prose, report } of proseOf('services', context, problems)) {
    for (const line of context.content.entries.services.get(id)?.facts?.price.lines ?? []) {
      const reason = prose.fields.lines[line.id]?.varies_by
      if (line.range_idr && reason === undefined) {
        report(
          ['lines', line.id],
          `The amount of \`${line.id}\` is a range. Say under it with \`varies_by\` what decides, for example varies_by: "jumlah halaman". Doubt about a tariff is no range: write one amount and confirmed: false.`,
        )
      }
      if (!line.range_idr && reason !== undefined) {
        report(['lines', line.id, 'varies_by'], `The amount of \`${line.id}\` is no range. Remove \`varies_by\`.`)
      }
    }
  }
  return problems
}

export const checkPrices: Check = (context) => {
  const problems: Problem[] = []
  for (const { facts, report } of factsOf('services', context, problems)) {
    const { valid_from, valid_until, lines } = facts.price
    if (valid_until < context.day) {
      report(['price', 'valid_until'], `The price expired on ${valid_until}. Review the amounts and set a later day.`)
    }
    if (valid_until < valid_from) {
      report(
        ['price', 'valid_until'],
        `\`price.valid_until\` lies before \`price.valid_from\` (${valid_from}). Correct one of them.`,
      )
    }
    lines.forEach((line, index) => {
      const path = ['price', 'lines', index] as const
      if (line.party === 'state') {
        if (line.regulation === undefined) {
          report(
            path,
            `The state fee \`${line.id}\` has no \`regulation\`. Add the tariff's legal basis, for example regulation: pp-45-2024.`,
          )
        }
        if (line.checked_on === undefined) {
          report(
            path,
            `The state fee \`${line.id}\` has no \`checked_on\`. Add the day on which the amount was last seen, or looked for.`,
          )
        }
        if (line.tax !== 'none') {
          report([...path, 'tax'], `The state fee \`${line.id}\` bears no value-added tax. Write tax: none.`)
        }
      }
      if (line.party === 'ours') {
        const foreign = (['regulation', 'checked_on', 'review_due', 'source_url'] as const).filter(
          (field) => line[field] !== undefined,
        )
        if (foreign.length > 0) {
          report(
            [...path, foreign[0] ?? ''],
            `\`${line.id}\` is our own fee, so \`${foreign.join('`, `')}\` does not belong to it. Remove it, or correct \`party\`.`,
          )
        }
        if (line.tax === 'by_issuer') {
          report(
            [...path, 'tax'],
            `\`${line.id}\` is our own fee: whether it bears tax is known. Write tax: included, excluded or none.`,
          )
        }
      }
      if (!line.confirmed && line.checked_on === undefined) {
        report(path, `\`${line.id}\` is unconfirmed, but has no day. Add \`checked_on\`, or confirm it.`)
      }
      if (line.review_due !== undefined && (line.checked_on === undefined || line.review_due <= line.checked_on)) {
        report(
          [...path, 'review_due'],
          `\`review_due\` of \`${line.id}\` must be later than its \`checked_on\`. Correct one of them.`,
        )
      }
      if (line.previous_until !== undefined && line.previous_idr === undefined) {
        report(
          [...path, 'previous_until'],
          `\`previous_until\` of \`${line.id}\` has no \`previous_idr\`. Add the former amount or remove the day.`,
        )
      }
      if (line.party === 'ours' && line.amount_unknown) {
        report(
          [...path, 'amount_unknown'],
          `\`${line.id}\` is our own fee, so its amount is known. Write amount_idr or range_idr instead.`,
        )
      }
      if (line.range_idr && line.range_idr[0] > line.range_idr[1]) {
        report([...path, 'range_idr'], `The lowest amount of \`${line.id}\` is above the highest. Swap them.`)
      }
      if (line.quantity && line.quantity.min > line.quantity.max) {
        report([...path, 'quantity'], `The smallest quantity of \`${line.id}\` is above the largest. Swap them.`)
      }
      unknownVariants(line.variants, facts.variants, (variant) =>
        report([...path, 'variants'], variantMessage(line.id, variant)),
      )
    })
    for (const field of ['steps', 'documents'] as const) {
      facts[field].forEach((item, index) => {
        unknownVariants(item.variants, facts.variants, (variant) =>
          report([field, index, 'variants'], variantMessage(item.id, variant)),
        )
      })
    }
  }
  return problems
}

function unknownVariants(
  used: readonly string[] = [],
  known: readonly string[],
  report: (variant: string) => void,
): void {
  for (const variant of used) if (!known.includes(variant)) report(variant)
}

function variantMessage(id: string, variant: string): string {
  return `\`${id}\` belongs to the variant \`${variant}\`, which \`variants\` does not list. Correct it or add the variant.`
}
