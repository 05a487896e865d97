import type { components } from '@alipen/contracts/generated/bff';
import type { Tone } from '../ui/pill.component.tsx';
import type { FotoRepetida } from './fotos.queries.ts';

type Schemas = components['schemas'];

export const CONTEXTOS = {
  RECEBIMENTO: 'Recebimento',
  PESAGEM: 'Pesagem',
  TERMOMETRO: 'Termômetro',
  MARMITA: 'Marmita',
  VEICULO: 'Veículo',
  NAO_CONFORMIDADE: 'Não conformidade',
  ASSINATURA: 'Assinatura',
  OCORRENCIA: 'Ocorrência',
} as const satisfies Record<Schemas['ContextoFoto'], string>;

export const SITUACOES = {
  A_DECIDIR: { rotulo: 'A decidir', tone: 'aviso' },
  REPETIDA: { rotulo: 'É repetida', tone: 'perigo' },
  NAO_REPETIDA: { rotulo: 'Não é repetida', tone: 'ok' },
} as const satisfies Record<Schemas['SituacaoFotoRepetida'], { rotulo: string; tone: Tone }>;

export const SEMELHANCAS = {
  IGUAL: 'A mesma foto',
  PARECIDA: 'Quase a mesma foto',
} as const satisfies Record<Schemas['SemelhancaFoto'], string>;

/** `distancia`: how many of 64 compared points differ. */
export const semelhancaEmPalavras = ({ semelhanca, distancia }: FotoRepetida) =>
  semelhanca === 'IGUAL'
    ? 'O arquivo é o mesmo, byte por byte.'
    : `A imagem é quase a mesma: ${64 - distancia} de 64 pontos iguais.`;
