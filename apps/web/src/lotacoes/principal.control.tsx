import { useQuery } from '@tanstack/react-query';
import type { ControlProps } from '../record/record.model.ts';
import SearchSelect from '../ui/search-select.component.tsx';
import { escolhasDe, obterLotacao, procurarLotacoes } from './lotacoes.queries.ts';

/** The main unit is the larger one that this one is fed through. */
export function PrincipalControl({ id, value, set, invalid, describedBy, disabled }: ControlProps) {
  const principalId = typeof value === 'number' ? value : null;
  const { data } = useQuery({ ...obterLotacao(principalId ?? 0), enabled: principalId !== null });
  return (
    <SearchSelect
      id={id}
      label="Lotação principal"
      placeholder="Nenhuma: é atendida por si mesma"
      value={principalId === null ? null : { id: principalId, name: data?.nome ?? '…' }}
      onChange={escolhida => set(escolhida?.id ?? null)}
      query={procurarLotacoes}
      choicesOf={escolhasDe}
      clearable
      invalid={invalid}
      describedBy={describedBy}
      disabled={disabled}
    />
  );
}
