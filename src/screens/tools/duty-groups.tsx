import type { CalendarDuty } from '../../engines/calendar.ts'
import type { ToolTranslate } from '../../i18n/tool-translate.ts'
import { BasisList } from '../../ui/basis-list.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { Section } from '../../ui/section.tsx'

interface Props {
  readonly tools: ToolTranslate
  readonly groups: readonly { readonly label: string; readonly duties: readonly CalendarDuty[] }[]
}

/** Every duty of the calendar with its rule, article and consequence, to be read without the form. */
export function DutyGroups({ tools, groups }: Props) {
  return (
    <Section id="kewajiban" title={tools('calendar.all')}>
      {groups.map(({ label, duties }) => (
        <Disclosure answer={duties.length} key={label} summary={label}>
          <DataTable caption={label} cards>
            <thead>
              <tr>
                <th scope="col">{tools('calendar.column.duty')}</th>
                <th scope="col">{tools('calendar.column.when')}</th>
                <th scope="col">{tools('calendar.column.late')}</th>
              </tr>
            </thead>
            <tbody>
              {duties.map(({ id, title, rule, sanction, basis, sureness }) => (
                <tr id={id} key={id}>
                  <th scope="row">{title}</th>
                  <td>
                    {rule}
                    <br />
                    <small>
                      <BasisList basis={basis} />
                      {' · '}
                      {sureness}
                    </small>
                  </td>
                  <td>{sanction}</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </Disclosure>
      ))}
    </Section>
  )
}
