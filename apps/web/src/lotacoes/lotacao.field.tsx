import { useQuery } from '@tanstack/react-query';
import type { ControlProps } from '../record/record.model.ts';
import SearchSelect from '../ui/search-select.component.tsx';
import { escolhasDe, obterLotacao, procurarLotacoes } from './lotacoes.queries.ts';

export function LotacaoCampo({ id, value, set, invalid, describedBy, disabled }: ControlProps) {
  const lotacaoId = typeof value === 'number' ? value : null;
  const { data } = useQuery({ ...obterLotacao(lotacaoId ?? 0), enabled: lotacaoId !== null });
  return (
    <SearchSelect
      id={id}
      label="Lotação"
      placeholder="Nome, código ou município"
      value={lotacaoId === null ? null : { id: lotacaoId, name: data?.nome ?? '…' }}
      onChange={escolhida => set(escolhida?.id ?? null)}
      query={procurarLotacoes}
      choicesOf={escolhasDe}
      invalid={invalid}
      describedBy={describedBy}
      disabled={disabled}
    />
  );
}
