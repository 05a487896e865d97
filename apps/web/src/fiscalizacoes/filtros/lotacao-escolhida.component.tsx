import { useQuery } from '@tanstack/react-query';
import { escolhasDe, obterLotacao, procurarLotacoes } from '../../lotacoes/lotacoes.queries.ts';
import SearchSelect from '../../ui/search-select.component.tsx';
import type { Controle } from './filtros.table.tsx';

export default function LotacaoEscolhida({ label, value, set }: Controle) {
  const { data } = useQuery({ ...obterLotacao(Number(value)), enabled: value !== undefined });
  const escolhida = data && value === String(data.id) ? { id: data.id, name: data.nome } : null;
  return (
    <div className="campo">
      <span className="campo-rotulo" aria-hidden>
        {label}
      </span>
      <SearchSelect
        label={label}
        placeholder="Todas"
        value={escolhida}
        onChange={escolha => set(escolha ? String(escolha.id) : undefined)}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
        clearable
      />
    </div>
  );
}
