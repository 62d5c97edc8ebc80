import type { ReactNode } from 'react'
import { ArticleArt } from '../ui/article-art.tsx'
import { AwaitedAnswer } from '../ui/awaited-answer.tsx'
import { BasisList } from '../ui/basis-list.tsx'
import { BrandMark } from '../ui/brand-mark.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Columns } from '../ui/columns.tsx'
import { ContentsList } from '../ui/contents-list.tsx'
import { DataTable } from '../ui/data-table.tsx'
import { Disclosure } from '../ui/disclosure.tsx'
import { Facts } from '../ui/facts.tsx'
import { Field } from '../ui/field.tsx'
import { Gantt } from '../ui/gantt.tsx'
import { KawungFlower } from '../ui/kawung-flower.tsx'
import { Lead } from '../ui/lead.tsx'
import { Linked } from '../ui/linked.tsx'
import { MoneyBar } from '../ui/money-bar.tsx'
import { Notice } from '../ui/notice.tsx'
import { PageHead } from '../ui/page-head.tsx'
import { Pagination } from '../ui/pagination.tsx'
import { PillRadios } from '../ui/pill-radios.tsx'
import { PillSwitch } from '../ui/pill-switch.tsx'
import { ReadingHead } from '../ui/reading-head.tsx'
import { Receipt } from '../ui/receipt.tsx'
import { Ring } from '../ui/ring.tsx'
import { RuleList } from '../ui/rule-list.tsx'
import { RuledList } from '../ui/ruled-list.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { Section } from '../ui/section.tsx'
import { Small } from '../ui/small.tsx'
import { Row, Stack } from '../ui/spaced.tsx'
import { SplitBar } from '../ui/split-bar.tsx'
import { Stamp } from '../ui/stamp.tsx'
import { Tag } from '../ui/tag.tsx'
import { WithoutScript } from '../ui/without-script.tsx'
import styles from './primitives-trial.module.css'

const long = 'Pertanggungjawaban keperdataan sebagaimana dimaksud dalam ketentuan peralihan'

/** Every primitive of `src/ui` with its states, in both themes. Hover and focus are the browser's: try them. */
export function PrimitivesTrial() {
  return (
    <>
      <Theme name="light" />
      <Theme name="dark" />
    </>
  )
}

function Theme({ name }: { name: 'light' | 'dark' }) {
  return (
    <section aria-label={`The ${name} theme`} className={`${styles.theme} ${styles[name]}`}>
      <div className={`page-width ${styles.primitives}`}>
        <Primitive name="Heading, lead, link">
          <h3>{long}</h3>
          <Lead>
            A lead, and in it <a href="#regulations">a way to the regulations</a>.
          </Lead>
        </Primitive>
        <Primitive name="Head of a page">
          <PageHead lead="A lead" title={long} trail={[]} trailLabel={`The way to the head, ${name}`} />
        </Primitive>
        <Primitive name="Head of a page whose subject begins at once">
          <PageHead isCompact lead="A lead" title={long} trail={[]} trailLabel={`The way to a compact head, ${name}`} />
        </Primitive>
        <Primitive name="Head of a text">
          <ReadingHead facts={[{ label: 'Checked', value: '1 November 2026' }]} lead="A lead" title={long} />
        </Primitive>
        <Primitive name="Rules with their articles">
          <RuleList
            rules={[{ text: long, basis: [{ label: 'Article 1', href: '#regulations' }], certainty: 'recalled' }]}
          />
        </Primitive>
        <Primitive name="Articles behind a rule">
          <p>
            <BasisList basis={[{ label: long }, { label: 'With a link', href: '#regulations' }]} />
          </p>
        </Primitive>
        <Primitive name="Button">
          <div className={styles.states}>
            <ButtonLink href="#button" look="primary">
              Primary
            </ButtonLink>
            <Button>Secondary</Button>
            <Button look="quiet">Quiet</Button>
            <Button disabled>Disabled</Button>
            <Button>{long}</Button>
          </div>
        </Primitive>
        <Primitive name="Field">
          <div className={styles.states}>
            <Field label="Name" name={`${name}-name`} />
            <Field defaultValue={long} error="An error says what to do." label={long} name={`${name}-error`} />
            <Field disabled label="Disabled" name={`${name}-disabled`} />
          </div>
        </Primitive>
        <Primitive name="Without script, seen there alone">
          <WithoutScript failed={long} reload="Reload">
            {long}
          </WithoutScript>
        </Primitive>
        <Primitive name="Awaited answer, with what is asked in the address">
          <AwaitedAnswer waiting={long}>
            <p>{long}</p>
          </AwaitedAnswer>
        </Primitive>
        <Primitive name="Columns">
          <Columns shape="thirds">
            <p>{long}</p>
            <p>{long}</p>
            <p>{long}</p>
          </Columns>
        </Primitive>
        <Primitive name="Columns of unequal width and height">
          <Columns shape="wide-narrow">
            <p>{long}</p>
            <Stack space={3}>
              <p>{long}</p>
              <p>{long}</p>
            </Stack>
          </Columns>
        </Primitive>
        <Primitive name="Section, in it a stack, a row, small words">
          <Section id={`${name}-section`} space={3} title={long}>
            <Stack space={5}>
              <Row space={3}>
                <ButtonLink href="#row">A button</ButtonLink>
                <ButtonLink href="#row">{long}</ButtonLink>
              </Row>
              <Row as="p" of="links">
                <a href="#row">A link that leads on</a>
                <a href="#row">{long}</a>
              </Row>
              <Row as="p" of="words">
                <span>1 November 2026</span>
                <span>{long}</span>
              </Row>
            </Stack>
            <Small above={3}>{long}</Small>
          </Section>
        </Primitive>
        <Primitive name="Chevron of a button">
          <button className={`chevron ${styles.opener}`} type="button">
            What opens
          </button>
        </Primitive>
        <Primitive name="Money bars to one scale, in a ruled list">
          <RuledList>
            {[400, 150].map((size) => (
              <li key={size}>
                {size}{' '}
                <MoneyBar
                  parts={[
                    { size: size / 2, tone: 'ours' },
                    { size: size / 2, tone: 'state' },
                  ]}
                  whole={400}
                />
              </li>
            ))}
          </RuledList>
        </Primitive>
        <Primitive name="Search form">
          <SearchForm action="#search" label={`What are you looking for, ${name}?`} name="q" submit="Search" />
        </Primitive>
        <Primitive name="Pill radios">
          <PillRadios
            legend="Case"
            name={`${name}-pills`}
            options={['One', 'Another', long].map((label) => ({ value: label, label }))}
          />
        </Primitive>
        <Primitive name="Pill switch">
          <PillSwitch
            legend="Case of contents"
            name={`${name}-switch`}
            options={['One', 'Another'].map((label) => ({ id: label, label, content: <p>Contents of “{label}”.</p> }))}
          />
        </Primitive>
        <Primitive name="Ring">
          Rp200.000 <Ring label="unconfirmed" />
        </Primitive>
        <Primitive name="Stamp">
          <div className={styles.states}>
            <Stamp tone="positive">In force</Stamp>
            <Stamp tone="caution">Amended</Stamp>
            <Stamp tone="negative">Revoked</Stamp>
            <Stamp tone="neutral">Unconfirmed</Stamp>
          </div>
        </Primitive>
        <Primitive name="Linked">
          <p>
            <Linked text={['Two founders at least (', { label: 'Article 7 UU 40/2007', href: '#linked' }, ').']} />
          </p>
        </Primitive>
        <Primitive name="Tag">
          <div className={styles.states}>
            <Tag href="#tag">Capital</Tag>
            <Tag href="#long-tag">{long}</Tag>
          </div>
        </Primitive>
        <Primitive name="Card">
          <Card>
            <p>{long}</p>
          </Card>
        </Primitive>
        <Primitive name="Notice">
          <Notice>A plain remark.</Notice>
          <Notice title="Caution" tone="caution">
            {long}
          </Notice>
        </Primitive>
        <Primitive name="Disclosure">
          <Disclosure summary="A question">Its answer.</Disclosure>
          <Disclosure answer="9 regulations, 1 revoked" isWideOpen summary={long}>
            Its answer.
          </Disclosure>
        </Primitive>
        <Primitive name="Breadcrumb">
          <Breadcrumb
            label={`The way to this page, ${name}`}
            trail={['Home', 'Services', long].map((label) => ({ label, href: `#${label}` }))}
          />
        </Primitive>
        <Primitive name="Pagination">
          <Pagination
            hrefOf={(page) => `#page-${page}`}
            label={`Pages, ${name}`}
            nameOf={(page) => `Page ${page}`}
            newer="Newer"
            older="Older"
            page={2}
            pages={3}
          />
        </Primitive>
        <Primitive name="Contents list">
          <ContentsList
            items={['First', long].map((text) => ({ id: `${name}-${text}`, text }))}
            label={`Contents, ${name}`}
          />
        </Primitive>
        <Primitive name="Receipt and split bar">
          <Receipt
            lines={[
              { group: 'Ours', label: 'Our fee', amount: 'Rp2,900,000', note: 'VAT included.' },
              { group: 'The state', label: long, amount: 'Rp1,100,000–Rp5,200,000' },
            ]}
            title="The bill"
            total={{ label: 'Total', amount: 'Rp4,000,000–Rp8,100,000' }}
            validity="valid from 1 November 2026"
          >
            <SplitBar
              shares={[
                { label: 'Ours', size: 4, tone: 'ours' },
                { label: 'Yours', size: 1, tone: 'client' },
                { label: 'A notary’s', size: 2, tone: 'third_party' },
                { label: 'The state’s', size: 5, tone: 'state' },
              ]}
            />
          </Receipt>
        </Primitive>
        <Primitive name="Facts">
          <Facts
            facts={[
              { label: 'Total', value: 'Rp9,75–9,85 juta', note: 'A note in a sentence.' },
              { label: long, value: long, note: long },
              { label: 'Time', value: '6–20 days' },
            ]}
          />
        </Primitive>
        <Primitive name="Gantt">
          <Gantt
            steps={[
              { id: 'a', label: 'Draft', owner: 'Ours', tone: 'ours', days: '1–2 days', minDays: 1, maxDays: 2 },
              { id: 'b', label: long, owner: 'State', tone: 'state', days: '0–5 days', minDays: 0, maxDays: 5 },
            ]}
          />
        </Primitive>
        <Primitive name="Data table, its rows cards on narrow screens">
          <DataTable caption="Prices" cards>
            <thead>
              <tr>
                <th scope="col">Service</th>
                <th scope="col">Total</th>
                <th scope="col">Days</th>
              </tr>
            </thead>
            <tbody>
              {['A company', long].map((label) => (
                <tr key={label}>
                  <th scope="row">{label}</th>
                  <td>Rp5,500,000</td>
                  <td>6–20</td>
                </tr>
              ))}
            </tbody>
          </DataTable>
        </Primitive>
        <Primitive name="BrandMark, ornament, art">
          <div className={styles.states}>
            <BrandMark height={64} />
            <KawungFlower className={styles.flower} />
          </div>
          <ArticleArt figure="60 hari" id="modal-pt" />
        </Primitive>
      </div>
    </section>
  )
}

function Primitive({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className={styles.primitive}>
      <h2 className={styles.name}>{name}</h2>
      {children}
    </section>
  )
}
