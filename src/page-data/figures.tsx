/** Draws what `{{figure:…}}` names in a text. */
import type { ComponentType } from 'react'
import type { FigureProps } from '../collections/markdown/components.ts'
import { resolveCitation } from '../collections/markdown/notations.ts'
import type { FiguresFacts } from '../collections/schema/figures.ts'
import { service as serviceById } from '../collections/services.ts'
import { currentView, type View } from '../collections/view.ts'
import { signedTraits } from '../components/figures/entity-glyph.tsx'
import { FormsFigure } from '../components/figures/forms-figure.tsx'
import { LiabilityFigure } from '../components/figures/liability-figure.tsx'
import { RoadFigure } from '../components/figures/road-figure.tsx'
import { dayCountText, ownerTextKeys, workingDaysText } from '../i18n/days-text.ts'
import type { Language } from '../i18n/languages.ts'
import type { Translate } from '../i18n/translate.ts'
import { isServiceOutcome, type Outcome, rowsOf } from '../lib/entity-choice.ts'
import { ofVariant } from '../lib/fees.ts'
import { workingDays } from '../lib/working-days.ts'

/** The component for `proseComponents`: nothing where no figure has the name, which the checks refuse. */
export function drawnFigures(t: Translate, view: View = currentView()): ComponentType<FigureProps> {
  const { figures } = view.content
  return ({ name }) => {
    if (!figures) return null
    if (name === 'trademark-road') return <RoadFigure {...roadOf(figures['trademark-road'], t, view)} />
    const services = figures.forms.figures[name]
    if (services) return <FormsFigure {...formsOf(services, figures.forms, t, view)} />
    const liable = figures.liability.figures[name]
    return liable ? <LiabilityFigure {...liabilityOf(liable, figures.liability, t, view)} /> : null
  }
}

/** For an outcome of the chooser: whose purse pays, and the form beside those that came next, where there are such. */
export function outcomeFigures(outcome: Outcome, t: Translate, view: View = currentView()) {
  const { figures } = view.content
  if (!figures) return {}
  const liable = figures.liability.outcomes[outcome]
  const side = [...new Set([outcome, ...rowsOf(outcome).flatMap(({ runnerUp }) => runnerUp)])].filter(isServiceOutcome)
  return {
    liability: liable && liabilityOf(liable, figures.liability, t, view),
    forms: side.length > 1 ? formsOf(side, figures.forms, t, view) : undefined,
  }
}

function formsOf(ids: readonly string[], { title, more }: FiguresFacts['forms'], t: Translate, view: View) {
  const forms = ids.flatMap((id) => {
    const { entity, entity_signs: signs } = serviceById(id, t.language, view) ?? {}
    return entity && signs ? [{ id, name: entity.name, signs, brief: entity.brief }] : []
  })
  return {
    title: title[t.language],
    forms,
    rows: signedTraits.map((trait) => ({
      trait,
      label: t(`entity.${trait}`),
      cells: forms.map(({ brief }) => brief[trait] ?? ''),
    })),
    more: { label: more[t.language], href: `${t.href('/layanan')}#bentuk-usaha` },
  }
}

const basisOf = (basis: readonly string[], language: Language, view: View) =>
  basis.flatMap((written) => resolveCitation(written, language, view) ?? [])

function liabilityOf(
  ids: readonly string[],
  { forms: known, figures: _figures, outcomes: _outcomes, ...words }: FiguresFacts['liability'],
  { language }: Translate,
  view: View,
) {
  const said = (key: keyof typeof words) => words[key][language]
  return {
    title: said('title'),
    words: {
      creditor: said('creditor'),
      company: said('company'),
      private: said('private'),
      open: said('open'),
      closed: said('closed'),
      unless: said('unless'),
    },
    forms: ids.flatMap((id) => {
      const form = known[id]
      if (!form) return []
      const { name, door, text, unless, basis } = form
      return [
        {
          id,
          door,
          name: name[language],
          text: text[language],
          unless: unless?.[language],
          basis: basisOf(basis, language, view),
        },
      ]
    }),
  }
}

function roadOf({ title, service, stations }: FiguresFacts['trademark-road'], t: Translate, view: View) {
  const { steps = [], variants = [] } = serviceById(service, t.language, view) ?? {}
  const variant = variants[0]?.id
  return {
    title: `${title[t.language]}: ${workingDaysText(workingDays(steps, variant), t)}`,
    stations: ofVariant(steps, variant).map(({ id, label, by, days }) => {
      const { open, note, basis = [] } = stations[id] ?? {}
      return {
        id,
        label,
        owner: t(ownerTextKeys[by]),
        tone: by,
        days: dayCountText(days, t),
        maxDays: days.max,
        open: open?.[t.language],
        note: note?.[t.language],
        basis: basisOf(basis, t.language, view),
      }
    }),
  }
}
