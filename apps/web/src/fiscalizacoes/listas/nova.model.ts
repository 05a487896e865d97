import type { components } from '@alipen/contracts/generated/bff';
import type { Choice } from '../../ui/search-select.component.tsx';
import { today } from '../../ui/today.ts';

export const ORIGENS = { MANUAL: 'Sem denúncia', DENUNCIA: 'Por denúncia' } as const;
type Origem = keyof typeof ORIGENS;

export interface NovaDigitada {
  origem: Origem;
  lotacao: Choice | null;
  data: string | null;
  /** The meal's id, as its option says it; empty: none yet. */
  tipoAlimentacaoId: string;
  observacao: string;
}

export const novaEmBranco = (): NovaDigitada => ({
  origem: 'MANUAL',
  lotacao: null,
  data: today(),
  tipoAlimentacaoId: '',
  observacao: '',
});

export const completa = ({ lotacao, tipoAlimentacaoId, data }: NovaDigitada) =>
  Boolean(lotacao && tipoAlimentacaoId && data);

type Nova = components['schemas']['NovaFiscalizacao'];

export const novaDe = ({ origem, lotacao, data, tipoAlimentacaoId, observacao }: NovaDigitada): Nova => ({
  origem,
  lotacaoId: lotacao?.id ?? 0,
  tipoAlimentacaoId: Number(tipoAlimentacaoId),
  ...(data && { data }),
  ...(observacao.trim() && { observacao: observacao.trim() }),
});
