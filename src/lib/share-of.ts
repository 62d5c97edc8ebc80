/**
 * A share of a sum of whole rupiah, such as 2.5 % as 25 / 1000: multiplied before it is divided, rounded half up once.
 * Pure.
 * @param idr whole rupiah, zero or more
 */
export function shareOf(idr: number, numerator: number, denominator: number): number {
  const [doubled, divisor] = [2n * BigInt(idr) * BigInt(numerator), BigInt(denominator)]
  return Number((doubled + divisor) / (2n * divisor))
}
