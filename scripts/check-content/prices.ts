/** Prices that must not be published: expired, or a state fee without its basis; and cases that do not exist. */
import type { Problem } from '../../src/collections/problem.ts'
import { type Check, factsOf } from './context.ts'

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
      } else if (line.regulation !== undefined || line.checked_on !== undefined) {
        report(
          path,
          `\`${line.id}\` is no state fee, so \`regulation\` and \`checked_on\` do not belong to it. Remove them, or set party: state.`,
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
