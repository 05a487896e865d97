import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';

interface Props {
  escolhida: { id: number; nome: string } | null;
  escolher: (lotacaoId: number) => void;
}

export default function LotacaoSelect({ escolhida, escolher }: Props) {
  const [search] = useSearchParams();
  return (
    <div className="lotacao-select">
      <SearchSelect
        label="Unidade"
        placeholder="Busque pelo nome, sigla ou município"
        value={escolhida && { id: escolhida.id, name: escolhida.nome }}
        onChange={escolha => escolha && escolher(escolha.id)}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
      />
      {escolhida && (
        <ButtonLink
          variant="quiet"
          to={`?${withParams(search, { lotacao: null, tipo: null, modo: null, visao: 'todas' })}`}
        >
          Todas as unidades
        </ButtonLink>
      )}
    </div>
  );
}
