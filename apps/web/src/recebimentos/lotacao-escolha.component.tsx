import { useQuery } from '@tanstack/react-query';
import { escolhasDe, obterLotacao, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import SearchSelect from '../ui/search-select.component.tsx';

interface Props {
  lotacaoId: number | undefined;
  escolher: (lotacaoId: number) => void;
}

export default function LotacaoEscolha({ lotacaoId, escolher }: Props) {
  const { data } = useQuery({ ...obterLotacao(lotacaoId ?? 0), enabled: lotacaoId !== undefined });
  return (
    <SearchSelect
      label="Lotação"
      placeholder="Busque pelo nome, sigla ou município"
      value={data ? { id: data.id, name: data.nome } : null}
      onChange={escolha => escolha && escolher(escolha.id)}
      query={procurarLotacoes}
      choicesOf={escolhasDe}
    />
  );
}
