import { useQuery } from '@tanstack/react-query';
import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { useSearchParams, withParams } from '../ui/address.hook.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import { lastDayOf } from '../ui/date.format.ts';
import SearchSelect from '../ui/search-select.component.tsx';
import { MonthStep } from '../ui/step-beside.component.tsx';
import { listarFechamentos } from './fechamentos.queries.ts';

interface Props {
  lotacaoId: number | null;
  mes: string;
  /** This person sees more than one unit. */
  muitas: boolean;
  mudar: (mudanca: Record<string, string | null>) => void;
}

export function Escolha({ lotacaoId, mes, muitas, mudar }: Props) {
  const [busca] = useSearchParams();
  const periodo = { lotacaoId: lotacaoId ?? 0, de: `${mes}-01`, ate: lastDayOf(mes) };
  const dias = useQuery({ ...listarFechamentos(periodo), enabled: lotacaoId !== null });
  return (
    <div className="fechamento-escolha">
      {lotacaoId !== null && (
        <div className="campo">
          <span aria-hidden>Unidade</span>
          <SearchSelect
            label="Unidade"
            placeholder="Busque pelo nome, código, sigla ou município"
            value={{ id: lotacaoId, name: dias.data?.lotacao.nome ?? '…' }}
            onChange={escolhida => mudar({ lotacaoId: escolhida ? String(escolhida.id) : null })}
            query={procurarLotacoes}
            choicesOf={escolhasDe}
          />
        </div>
      )}
      <MonthStep month={mes} onChange={escolhido => mudar({ mes: escolhido, data: null })} />
      {lotacaoId !== null && muitas && (
        <ButtonLink variant="quiet" to={`?${withParams(busca, { lotacaoId: null, data: null, mes })}`}>
          Todas as unidades
        </ButtonLink>
      )}
    </div>
  );
}
