import { tied } from '../../model/text/tied'

/** Words of one or two letters and those that always stand before another. */
const SHORT = /(?<![\p{L}\p{N}])(в|во|и|с|со|к|ко|о|об|у|на|по|за|до|от|из|не|ни|для|при|или|без|над|под) (?=[\p{L}\p{N}«−])/giu

/** «5W-30»: a line may end behind a hyphen, here it must not. */
const VISCOSITY = /(?<=\dW)-(?=\d)/g

/** A Russian text with its no-break spaces: after short words, before dashes, between numbers and units; viscosities stay whole. */
export const typeset = (text: string): string =>
  tied(text.replace(SHORT, '$1\u00a0').replaceAll(' –', '\u00a0–').replace(VISCOSITY, '-\u2060'))
