// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
import type { components } from '../bff.ts';

type Schemas = components['schemas'];

export const ROTULO_DE_RESULTADO_DO_ARQUIVO = {
  INTEIRO: "É o arquivo emitido",
  ASSINADO_TAMBEM: "É o arquivo emitido, assinado também por pessoas",
  MUDADO_DEPOIS: "Foi mudado depois de emitido",
  DE_OUTRO_PAPEL: "É de outro papel",
  ADULTERADO: "Foi adulterado",
  DE_OUTRO_EMISSOR: "Não foi a agência que assinou",
  SEM_ASSINATURA: "Sem assinatura digital",
} as const satisfies Record<Schemas['ResultadoDoArquivo'], string>;

export const ROTULO_DE_SITUACAO_DO_CERTIFICADO = {
  AINDA_NAO_VALE: "Ainda não vale",
  EM_USO: "Em uso",
  VENCE_LOGO: "Vence em menos de 30 dias",
  VENCIDO: "Vencido",
} as const satisfies Record<Schemas['SituacaoDoCertificado'], string>;
