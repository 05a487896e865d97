import type { Secao } from '../src/guia/manual.model.ts';

export function anchorOf(heading: string): string;
export function compileManual(source: string): Secao[];
