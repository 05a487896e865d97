import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { DayStep, MonthStep } from '../ui/step-beside.component.tsx';

interface Props {
  lotacaoId: number | null;
  /** Of the chosen unit; undefined while it loads. */
  nome: string | undefined;
  mes: string;
  /** What all the units are shown of, while none is chosen. */
  data: string;
  mudar: (chave: string, valor: string | null) => void;
}

export function Escolha({ lotacaoId, nome, mes, data, mudar }: Props) {
  const [busca] = useSearchParams();
  if (lotacaoId === null) return <DayStep day={data} onChange={escolhido => mudar('data', escolhido)} />;
  return (
    <div className="efetivo-escolha">
      <div className="campo">
        <span aria-hidden>Unidade</span>
        <SearchSelect
          label="Unidade"
          placeholder="Busque pelo nome, código, sigla ou município"
          value={{ id: lotacaoId, name: nome ?? '…' }}
          onChange={escolhida => mudar('lotacaoId', escolhida ? String(escolhida.id) : null)}
          query={procurarLotacoes}
          choicesOf={escolhasDe}
        />
      </div>
      <MonthStep month={mes} onChange={escolhido => mudar('mes', escolhido)} />
      <ButtonLink variant="quiet" to={`?${withParams(busca, { lotacaoId: null, mes: null })}`}>
        Todas as unidades
      </ButtonLink>
      <ButtonLink
        variant="quiet"
        to={`/modules/manutencao/historico?entidade=efetivos_diarios&entidadeId=${lotacaoId}`}
      >
        Ver histórico
      </ButtonLink>
    </div>
  );
}
