import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay, formatMonth } from '../ui/date.format.ts';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { MOVIMENTOS, TIPOS } from './empenhos.labels.ts';
import type { Empenho } from './empenhos.queries.ts';
import { MovimentoDoEmpenho } from './movimento.dialog.tsx';
import { Saldo } from './saldo.component.tsx';

const MEDICOES = '/modules/relatorios/medicoes';

export function UmEmpenho({ empenho }: { empenho: Empenho }) {
  const { numero, data, tipo, fonte, natureza, saldoCentavos } = empenho;
  const [aberto, setAberto] = useState<'REFORCO' | 'ANULACAO' | null>(null);
  const despesa = [fonte && `Fonte ${fonte}`, natureza && `Natureza ${natureza}`].filter(Boolean).join(' · ');
  return (
    <Card as="article" className="empenho" aria-label={`Empenho ${numero}`}>
      <div className="empenho-nome">
        <h3>{numero}</h3>
        <Pill tone="neutro">{TIPOS[tipo]}</Pill>
        <span className="quieto">{formatDay(data)}</span>
      </div>
      {despesa && <p className="quieto">{despesa}</p>}
      <Saldo empenho={empenho} />
      <Movimentos empenho={empenho} />
      <Consumos empenho={empenho} />
      <div className="empenho-botoes">
        <Button onClick={() => setAberto('REFORCO')}>Registrar reforço…</Button>
        <Button
          disabled={saldoCentavos === 0}
          title={saldoCentavos === 0 ? 'Não há saldo para anular.' : undefined}
          onClick={() => setAberto('ANULACAO')}
        >
          Registrar anulação…
        </Button>
      </div>
      {aberto && <MovimentoDoEmpenho empenho={empenho} tipo={aberto} sair={() => setAberto(null)} />}
    </Card>
  );
}

function Movimentos({ empenho: { movimentos, valorCentavos } }: { empenho: Empenho }) {
  if (!movimentos.length) return null;
  return (
    <details>
      <summary>
        {formatMoney(valorCentavos)} no início, {formatCount(movimentos.length, 'movimento', 'movimentos')}
      </summary>
      <ul className="empenho-movimentos">
        {movimentos.map(({ id, tipo, data, valorCentavos: valor, motivo, por }) => (
          <li key={id}>
            <p>
              {MOVIMENTOS[tipo].rotulo} de {formatMoney(valor)}, {formatDay(data)}
            </p>
            <p className="quieto">
              {motivo} · {por}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}

function Consumos({ empenho: { consumos, numero } }: { empenho: Empenho }) {
  if (!consumos.length) return null;
  return (
    <Table density="compacta" className="empenho-tabela">
      <caption className="so-leitor">O que cada mês consumiu do empenho {numero}</caption>
      <thead>
        <tr>
          <th scope="col">Medição</th>
          <th scope="col" className="numero">
            Consumiu
          </th>
        </tr>
      </thead>
      <tbody>
        {consumos.map(({ id, medicaoId, mes, valorCentavos, liberado }) => (
          <tr key={id} className={liberado ? 'empenho-liberado' : undefined}>
            <th scope="row">
              <Link to={`${MEDICOES}?item=${medicaoId}`}>{formatMonth(mes)}</Link>
              {liberado && (
                <p className="quieto">
                  Liberado por {liberado.por}: {liberado.motivo}
                </p>
              )}
            </th>
            <td className="numero">{formatMoney(valorCentavos)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
