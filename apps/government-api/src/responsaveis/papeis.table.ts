import type { components } from '@alipen/contracts/generated/government-api';
import { ROTULO_DE_PAPEL_NO_CONTRATO } from '@alipen/contracts/generated/rotulos/responsaveis';

type Papel = components['schemas']['PapelNoContrato'];
type Palavras = { readonly artigo: 'o' | 'a'; readonly membro: string; readonly outroJeito: string };

/** How a sentence says each role: its article, what one of several people in it is, and who else could do its act. */
const palavras = {
  GESTOR: { artigo: 'o', membro: '', outroJeito: ', ou uma comissão de três pessoas' },
  FISCAL_TECNICO: { artigo: 'o', membro: '', outroJeito: '' },
  FISCAL_ADMINISTRATIVO: { artigo: 'o', membro: '', outroJeito: '' },
  FISCAL_SETORIAL: { artigo: 'o', membro: '', outroJeito: '' },
  COMISSAO: { artigo: 'a', membro: 'membro da ', outroJeito: '' },
} as const satisfies Readonly<Record<Papel, Palavras>>;

/** As in "o gestor do contrato 012/2025". */
export const doContrato = (papel: Papel, contrato: string): string => {
  const nome = ROTULO_DE_PAPEL_NO_CONTRATO[papel].toLowerCase().replace(' do contrato', '');
  return `${palavras[papel].artigo} ${nome} do contrato ${contrato}`;
};

/** As in "você é fiscal técnico". */
export const membroDe = (papel: Papel): string =>
  `${palavras[papel].membro}${ROTULO_DE_PAPEL_NO_CONTRATO[papel].toLowerCase()}`;

export const ouDeOutroJeito = (papel: Papel): string => palavras[papel].outroJeito;

/** Who is designated has to be able to read the billing; nobody of a single unit is. */
export const AUTORIDADES_DESIGNAVEIS = ['AL_GESTOR', 'AL_ATENDIMENTO', 'AL_MONITORAMENTO', 'AL_FISCAL'] as const;
