import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import type { ControlProps } from '../record/record.model.ts';
import SearchSelect from '../ui/search-select.component.tsx';
import type { LotacaoEscolhida } from './usuarios.mutations.ts';

export function LotacaoDaPessoa({
  id,
  value,
  set,
  disabled,
  invalid,
  describedBy,
  vazia = 'Nenhuma (administração central)',
}: Omit<ControlProps, 'values'> & { vazia?: string }) {
  const escolhida = value as LotacaoEscolhida | null;
  return (
    <SearchSelect
      id={id}
      label="Unidade"
      placeholder={vazia}
      value={escolhida && { id: escolhida.id, name: escolhida.nome }}
      onChange={escolha => set(escolha && { id: escolha.id, nome: escolha.name })}
      query={procurarLotacoes}
      choicesOf={escolhasDe}
      clearable
      disabled={disabled}
      invalid={invalid}
      describedBy={describedBy}
    />
  );
}
