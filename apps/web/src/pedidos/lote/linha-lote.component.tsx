import { memo, type ReactNode } from 'react';
import type { AcaoGrade } from '../../grid/grid.reducer.ts';
import { celulaDaLinha, type LinhaDaGrade } from '../../grid/grid.rows.ts';
import { GridCell } from '../../grid/grid-cell.component.tsx';
import { Checkbox } from '../../ui/check.component.tsx';
import { Difference } from '../../ui/difference.component.tsx';
import { formatInteger } from '../../ui/number.format.ts';
import { SITUACOES } from '../../ui/pedido.labels.ts';
import { Pill } from '../../ui/pill.component.tsx';
import { chaveDaLinha, edita, type GradeLote, maiorDiferenca, somaDe } from './lote.model.ts';
import type { LinhaPreparo } from './lote.queries.ts';

type EstadoDaLinha = { tone: 'perigo' | 'aviso' | 'info'; texto: string } | null;

// Constants: a memoised row is rendered again when its state is another object.
const EM_CONFLITO: EstadoDaLinha = { tone: 'perigo', texto: 'Conflito' };
const NAO_ACEITA: EstadoDaLinha = { tone: 'perigo', texto: 'Não aceita' };
const NAO_SALVA: EstadoDaLinha = { tone: 'aviso', texto: 'Não salva' };

export function estadoDaLinha(conflito: boolean, recusa: string | undefined, suja: boolean): EstadoDaLinha {
  if (conflito) return EM_CONFLITO;
  if (recusa) return NAO_ACEITA;
  return suja ? NAO_SALVA : null;
}

interface LinhaProps extends LinhaDaGrade {
  grade: GradeLote;
  item: LinhaPreparo;
  linha: number;
  marcada: boolean;
  marcar: (chaves: readonly string[], marca: boolean) => void;
  estado: EstadoDaLinha;
  nomeDe: (linha: LinhaPreparo) => ReactNode;
  vivas: readonly number[];
  /** Ordered in columns out of sight; null: no row has any. */
  outras: number | null;
  agir: (acao: AcaoGrade) => void;
}

const mesmas = (antes: LinhaProps, depois: LinhaProps) =>
  (Object.keys(depois) as (keyof LinhaProps)[]).every(
    // A new function does the same thing as the old one; what it reads is in the other props.
    chave => chave === 'marcar' || chave === 'nomeDe' || antes[chave] === depois[chave],
  );

export const LinhaDoLote = memo(function LinhaDoLote(props: LinhaProps) {
  const { grade, item, linha, marcada, marcar, estado, nomeDe, vivas, outras, agir, ...daGrade } = props;
  const chave = chaveDaLinha(item);
  const leitura = !edita(item);
  const titulo = grade.linhas[linha]?.nome ?? '';
  const situacao = item.pedido && SITUACOES[item.pedido.situacao];
  return (
    <tr aria-rowindex={linha + 2} className={leitura ? 'lote-linha--fechada' : undefined}>
      <th scope="row">
        <div className="lote-nome">
          <Checkbox
            tabIndex={-1}
            disabled={leitura}
            checked={marcada && !leitura}
            aria-label={`Enviar ${titulo}`}
            aria-keyshortcuts="Space"
            onChange={({ target }) => marcar([chave], target.checked)}
          />
          <div>{nomeDe(item)}</div>
        </div>
      </th>
      {grade.colunas.map(({ par }, coluna) => (
        <Celula
          key={par}
          grade={grade}
          linha={linha}
          coluna={coluna}
          programada={item.programada[par] ?? 0}
          leitura={leitura}
          agir={agir}
          {...celulaDaLinha(daGrade, coluna)}
        />
      ))}
      {outras !== null && <td className="quieto">{formatInteger(outras)}</td>}
      <td className="grade-total">
        <div className="lote-caixa">{formatInteger(somaDe(vivas))}</div>
      </td>
      <td>
        {item.efetivo ? (
          <>
            {formatInteger(item.efetivo.internos)}
            <span className="grade-ontem">+ {formatInteger(item.efetivo.servidores)} serv.</span>
          </>
        ) : (
          '—'
        )}
      </td>
      <td>
        <div className="lote-caixa">
          <Difference {...maiorDiferenca(item, grade.colunas, vivas, grade.regras)} pedidas={somaDe(vivas)} />
        </div>
      </td>
      <td className="lote-situacao">
        <div className="lote-caixa">
          <div>
            {estado ? (
              <Pill tone={estado.tone}>{estado.texto}</Pill>
            ) : situacao ? (
              <Pill tone={situacao.tone} icon={situacao.icon}>
                {situacao.rotulo}
              </Pill>
            ) : (
              <span className="quieto">Sem pedido</span>
            )}
            {item.prazo.encerrado && !leitura && <span className="grade-ontem">Prazo encerrado</span>}
          </div>
        </div>
      </td>
    </tr>
  );
}, mesmas);

interface CelulaProps {
  grade: GradeLote;
  linha: number;
  coluna: number;
  quantidade: number;
  programada: number;
  ativa: boolean;
  selecionada: boolean;
  edicao: LinhaDaGrade['edicao'];
  focar: boolean;
  leitura: boolean;
  agir: (acao: AcaoGrade) => void;
}

const Celula = memo(function Celula({ grade, linha, coluna, quantidade, programada, ...resto }: CelulaProps) {
  const em = { linha, coluna };
  const semPreco = grade.itens[linha]?.precoCentavos[grade.colunas[coluna]?.par ?? -1] == null;
  const visto = semPreco ? '—' : formatInteger(quantidade);
  const nome = `${grade.linhas[linha]?.nome ?? ''}, ${grade.colunas[coluna]?.nome ?? ''}`;
  const antes = semPreco ? '' : `prog. ${formatInteger(programada)}`;
  const fala = [nome, visto, semPreco ? 'sem preço no contrato' : antes].join(', ');
  return (
    <GridCell malha={grade} em={em} fala={fala} {...resto}>
      <span className="grade-valor">{visto}</span> <span className="grade-ontem">{antes}</span>
    </GridCell>
  );
});
