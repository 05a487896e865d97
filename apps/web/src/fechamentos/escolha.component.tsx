import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { useQuery } from '@tanstack/react-query';
import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { Button } from '../ui/button.component.tsx';
import { formatMonth, lastDayOf, monthBeside } from '../ui/date.format.ts';
import SearchSelect from '../ui/search-select.component.tsx';
import { listarFechamentos } from './fechamentos.queries.ts';

const nomeDo = (mes: string) => formatMonth(mes).toLowerCase();

interface Props {
  lotacaoId: number | null;
  mes: string;
  mudar: (mudanca: Record<string, string | null>) => void;
}

export function Escolha({ lotacaoId, mes, mudar }: Props) {
  const periodo = { lotacaoId: lotacaoId ?? 0, de: `${mes}-01`, ate: lastDayOf(mes) };
  const dias = useQuery({ ...listarFechamentos(periodo), enabled: lotacaoId !== null });
  const irPara = (passo: 1 | -1) => mudar({ mes: monthBeside(mes, passo), data: null });
  return (
    <div className="fechamento-escolha">
      <div className="campo">
        <span aria-hidden>Unidade</span>
        <SearchSelect
          label="Unidade"
          placeholder="Procure pelo nome, código, sigla ou município"
          value={lotacaoId === null ? null : { id: lotacaoId, name: dias.data?.lotacao.nome ?? '…' }}
          onChange={escolhida => mudar({ lotacaoId: escolhida ? String(escolhida.id) : null })}
          query={procurarLotacoes}
          choicesOf={escolhasDe}
        />
      </div>
      <fieldset className="fechamento-meses">
        <legend className="so-leitor">Mês</legend>
        <Button icon aria-label={`Mês anterior: ${nomeDo(monthBeside(mes, -1))}`} onClick={() => irPara(-1)}>
          <CaretLeftIcon size={18} aria-hidden />
        </Button>
        <strong aria-live="polite">{nomeDo(mes)}</strong>
        <Button icon aria-label={`Mês seguinte: ${nomeDo(monthBeside(mes, 1))}`} onClick={() => irPara(1)}>
          <CaretRightIcon size={18} aria-hidden />
        </Button>
      </fieldset>
    </div>
  );
}
