import { CaretLeftIcon } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRightIcon } from '@phosphor-icons/react/dist/csr/CaretRight';
import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { Button, ButtonLink } from '../ui/button.component.tsx';
import { formatMonth, monthBeside } from '../ui/date.format.ts';
import SearchSelect from '../ui/search-select.component.tsx';

interface Props {
  lotacaoId: number | null;
  /** Of the chosen unit; undefined while it loads. */
  nome: string | undefined;
  mes: string;
  mudar: (chave: string, valor: string | null) => void;
}

export const Escolha = ({ lotacaoId, nome, mes, mudar }: Props) => (
  <div className="efetivo-escolha">
    <div className="campo">
      <span aria-hidden>Unidade</span>
      <SearchSelect
        label="Unidade"
        placeholder="Procure pelo nome, código, sigla ou município"
        value={lotacaoId === null ? null : { id: lotacaoId, name: nome ?? '…' }}
        onChange={escolhida => mudar('lotacaoId', escolhida ? String(escolhida.id) : null)}
        query={procurarLotacoes}
        choicesOf={escolhasDe}
      />
    </div>
    <fieldset className="efetivo-meses">
      <legend className="so-leitor">Mês</legend>
      <Button
        icon
        aria-label={`Mês anterior: ${formatMonth(monthBeside(mes, -1))}`}
        onClick={() => mudar('mes', monthBeside(mes, -1))}
      >
        <CaretLeftIcon size={18} aria-hidden />
      </Button>
      <strong aria-live="polite">{formatMonth(mes)}</strong>
      <Button
        icon
        aria-label={`Mês seguinte: ${formatMonth(monthBeside(mes, 1))}`}
        onClick={() => mudar('mes', monthBeside(mes, 1))}
      >
        <CaretRightIcon size={18} aria-hidden />
      </Button>
    </fieldset>
    {lotacaoId !== null && (
      <ButtonLink
        variant="quiet"
        to={`/modules/manutencao/historico?entidade=efetivos_diarios&entidadeId=${lotacaoId}`}
      >
        Ver histórico
      </ButtonLink>
    )}
  </div>
);
