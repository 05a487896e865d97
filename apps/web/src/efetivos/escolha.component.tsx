import { escolhasDe, procurarLotacoes } from '../lotacoes/lotacoes.queries.ts';
import { ButtonLink } from '../ui/button.component.tsx';
import SearchSelect from '../ui/search-select.component.tsx';
import { MonthStep } from '../ui/step-beside.component.tsx';

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
    <MonthStep month={mes} onChange={escolhido => mudar('mes', escolhido)} />
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
