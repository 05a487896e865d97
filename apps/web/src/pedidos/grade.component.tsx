import { type ClipboardEvent, Fragment, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { Difference } from '../ui/difference.component.tsx';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { CORES } from '../ui/refeicao.palette.ts';
import { Celula } from './celula.component.tsx';
import './grade.css';
import { acaoDaTecla } from './grade.keys.ts';
import { diferencaDe, type Grade as GradeModelo } from './grade.model.ts';
import type { AcaoGrade, EstadoGrade } from './grade.reducer.ts';
import { saiDaGrade } from './grade.steps.ts';
import { totaisDe } from './grade.totals.ts';

interface Props {
  grade: GradeModelo;
  estado: EstadoGrade;
  leitura: boolean;
  agir: (acao: AcaoGrade) => void;
  colar: (texto: string) => void;
}

const SO_LEITURA: readonly AcaoGrade['tipo'][] = ['mover'];

/** Meals × publics as a native table: text cells, one tab stop, arrows inside, one input where the person types. */
export function Grade({ grade, estado, leitura, agir, colar }: Props) {
  const { valores, ativa, edicao } = estado;
  const totais = useMemo(() => totaisDe(grade, valores), [grade, valores]);
  const [dentro, setDentro] = useState(false);
  const table = useRef<HTMLTableElement>(null);

  const teclar = (event: KeyboardEvent) => {
    const acao = acaoDaTecla(event, edicao);
    if (!acao || (leitura && !SO_LEITURA.includes(acao.tipo))) return;
    if (event.key === 'Tab' && saiDaGrade(ativa, event.shiftKey, grade)) return setDentro(false);
    event.preventDefault();
    setDentro(true);
    agir(acao);
  };

  const copiar = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', String(valores[ativa.linha]?.[ativa.coluna] ?? ''));
  };

  const aoColar = (event: ClipboardEvent) => {
    event.preventDefault();
    if (!leitura) colar(event.clipboardData.getData('text/plain'));
  };

  return (
    <div className="grade-rolagem">
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA grid pattern on a native table
        role="grid"
        className="grade"
        aria-label="Quantidades por refeição e público"
        aria-readonly={leitura}
        onKeyDown={teclar}
        onCopy={copiar}
        onPaste={aoColar}
        onFocus={() => setDentro(true)}
        onBlur={event => !table.current?.contains(event.relatedTarget) && !edicao && setDentro(false)}
      >
        <thead>
          <tr>
            <th scope="col">Refeição</th>
            {grade.publicos.map(({ id, nome }) => (
              <Fragment key={id}>
                <th scope="col">{nome}</th>
                <th scope="col" className="grade-quieta">
                  Diferença
                </th>
              </Fragment>
            ))}
            <th scope="col">Total</th>
            <th scope="col">Custo previsto</th>
          </tr>
        </thead>
        <tbody>
          {grade.refeicoes.map((refeicao, linha) => (
            <tr key={refeicao.id}>
              <th scope="row" style={{ boxShadow: `inset 4px 0 ${CORES[refeicao.cor].claro.texto}` }}>
                {refeicao.nome}
                <span className="grade-ontem">
                  Entrega {refeicao.entregaInicio}–{refeicao.entregaFim}
                </span>
              </th>
              {grade.publicos.map((publico, coluna) => {
                const valor = valores[linha]?.[coluna] ?? 0;
                const estaAtiva = ativa.linha === linha && ativa.coluna === coluna;
                return (
                  <Fragment key={publico.id}>
                    <Celula
                      grade={grade}
                      em={{ linha, coluna }}
                      valor={valor}
                      ativa={estaAtiva}
                      edicao={estaAtiva ? edicao : null}
                      leitura={leitura}
                      focar={dentro}
                      agir={agir}
                    />
                    <td className="grade-diferenca">
                      <Difference {...diferencaDe(grade, grade.celulas[linha]?.[coluna] ?? null, valor)} />
                    </td>
                  </Fragment>
                );
              })}
              <td className="grade-total">{formatInteger(totais.porRefeicao[linha]?.total ?? 0)}</td>
              <td>{formatMoney(totais.porRefeicao[linha]?.custoCentavos ?? 0)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total do dia</th>
            {grade.publicos.map(({ id }, coluna) => (
              <Fragment key={id}>
                <td>{formatInteger(totais.porPublico[coluna] ?? 0)}</td>
                <td />
              </Fragment>
            ))}
            <td>{formatInteger(totais.total)}</td>
            <td>{formatMoney(totais.custoCentavos)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
