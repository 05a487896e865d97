import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { useQuery } from '@tanstack/react-query';
import { escolhasDe, obterLotacao, procurarLotacoes } from '../../lotacoes/lotacoes.queries.ts';
import { Button } from '../../ui/button.component.tsx';
import SearchSelect from '../../ui/search-select.component.tsx';
import { MAXIMO } from '../lotacoes-filtro.model.ts';

interface Props {
  ids: readonly number[];
  guardar: (ids: readonly number[]) => void;
}

export default function LotacoesEscolha({ ids, guardar }: Props) {
  const acrescentar = (id: number) => !ids.includes(id) && ids.length < MAXIMO && guardar([...ids, id]);
  return (
    <div className="lotacoes-filtro">
      <SearchSelect
        label="Incluir lotação"
        placeholder="Nome, sigla ou município"
        value={null}
        onChange={escolhida => escolhida && acrescentar(escolhida.id)}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
      />
      <ul>
        {ids.map(id => (
          <li key={id}>
            <Escolhida id={id} retirar={() => guardar(ids.filter(outra => outra !== id))} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Escolhida({ id, retirar }: { id: number; retirar: () => void }) {
  const nome = useQuery(obterLotacao(id)).data?.nome ?? '…';
  return (
    <Button variant="bare" className="ficha" onClick={retirar}>
      <span className="so-leitor">Retirar </span>
      {nome}
      <XIcon size={14} weight="bold" aria-hidden />
    </Button>
  );
}
