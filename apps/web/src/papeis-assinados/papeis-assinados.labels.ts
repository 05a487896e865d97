import type { DoPapel } from './papeis-assinados.queries.ts';

type Nivel = DoPapel['exige'];

/** Within a sentence. */
export const NIVEIS: Readonly<Record<Nivel, { nome: string; feita: string }>> = {
  SIMPLES: { nome: 'simples', feita: 'com a senha (assinatura simples)' },
  AVANCADA: { nome: 'avançada', feita: 'com a chave de assinatura (assinatura avançada)' },
  QUALIFICADA: { nome: 'qualificada', feita: 'com certificado ICP-Brasil (assinatura qualificada)' },
};
