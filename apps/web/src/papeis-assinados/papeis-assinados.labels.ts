import type { components } from '@alipen/contracts/generated/bff';
import type { DoPapel } from './papeis-assinados.queries.ts';

type Nivel = DoPapel['exige'];

export const ESPECIES: Readonly<
  Record<components['schemas']['EspecieDoCertificado'], { doTitular: string; emitido: string; nivel: string }>
> = {
  GOVBR: { doTitular: 'com a conta gov.br de', emitido: 'certificado emitido', nivel: 'avançada' },
  ICP_BRASIL: { doTitular: 'com o certificado ICP-Brasil de', emitido: 'emitido', nivel: 'qualificada' },
};

/** Within a sentence. */
export const NIVEIS: Readonly<Record<Nivel, { nome: string; feita: string }>> = {
  SIMPLES: { nome: 'simples', feita: 'com a senha (assinatura simples)' },
  AVANCADA: { nome: 'avançada', feita: 'com a chave pessoal (assinatura avançada)' },
  QUALIFICADA: { nome: 'qualificada', feita: 'com certificado ICP-Brasil (assinatura qualificada)' },
};
