import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { avisarLotacoes } from '../atendimentos/atendimentos.queries.ts';
import { runInPieces } from '../list/bulk.run.ts';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { notify } from '../ui/notification.ts';
import { formatCount } from '../ui/number.format.ts';
import { Toolbar } from '../ui/toolbar.component.tsx';
import { semPedido } from './matriz.model.ts';
import type { Linha, Matriz } from './pedidos-das-lotacoes.queries.ts';

const PRIMEIRAS = 8;

export function SemPedido({ matriz, aberto }: { matriz: Matriz; aberto: boolean }) {
  const [todas, setTodas] = useState(false);
  const { cobrando, cobrar } = useCobranca(matriz.data);
  const faltam = useMemo(() => semPedido(matriz), [matriz]);
  if (faltam.length === 0) return null;
  const telefones = faltam.filter(({ telefone }) => telefone);
  return (
    <Card className="matriz-faltam" aria-labelledby="matriz-faltam">
      <div className="matriz-faltam-topo">
        <h2 id="matriz-faltam">
          {faltam.length === 1 ? 'Falta 1 lotação' : `Faltam ${formatCount(faltam.length, 'lotação', 'lotações')}`}
        </h2>
        <Toolbar>
          {telefones.length > 0 && <Button onClick={() => void copiarTelefones(telefones)}>Copiar telefones</Button>}
          {aberto && (
            <Button variant="primary" disabled={cobrando} onClick={() => void cobrar(faltam)}>
              {cobrando ? 'Cobrando…' : `Cobrar ${faltam.length === 1 ? 'a lotação' : `as ${faltam.length}`}`}
            </Button>
          )}
        </Toolbar>
      </div>
      <ul>
        {faltam.slice(0, todas ? faltam.length : PRIMEIRAS).map(({ lotacao, telefone }) => (
          <li key={lotacao.id}>
            <Link to={`/modules/monitoramento/acompanhamento?lotacoes=${lotacao.id}`}>{lotacao.nome}</Link>
            <small className="quieto">
              {lotacao.municipio}/{lotacao.uf}
              {telefone && ` · ${telefone}`}
            </small>
          </li>
        ))}
      </ul>
      {faltam.length > PRIMEIRAS && (
        <Button aria-expanded={todas} onClick={() => setTodas(!todas)}>
          {todas ? 'Mostrar menos' : `Mostrar as ${faltam.length}`}
        </Button>
      )}
    </Card>
  );
}

async function copiarTelefones(linhas: readonly Linha[]) {
  const texto = linhas.map(({ lotacao, telefone }) => `${lotacao.nome}\t${telefone}`).join('\n');
  try {
    await navigator.clipboard.writeText(texto);
    await notify('success', 'Copiado', `${formatCount(linhas.length, 'telefone', 'telefones')}, um por linha.`);
  } catch {
    await notify('error', 'Não copiou', 'Este navegador não deixou copiar. Os telefones estão na lista abaixo.');
  }
}

/** The server notifies a unit at most once an hour, and says which ones it notified. */
function useCobranca(data: string) {
  const client = useQueryClient();
  const [cobrando, setCobrando] = useState(false);
  const cobrar = async (linhas: readonly Linha[]) => {
    setCobrando(true);
    const escolhidas = new Map(linhas.map(({ lotacao }) => [lotacao.id, lotacao.nome]));
    const { done, failed } = await runInPieces({ run: ids => avisarLotacoes(data, ids) }, escolhidas);
    setCobrando(false);
    await client.invalidateQueries({ queryKey: ['listarAtendimentos'] });
    const [primeira] = failed;
    const recusadas = primeira
      ? ` ${formatCount(failed.length, 'não foi avisada', 'não foram avisadas')}: ${primeira.reason}`
      : '';
    const frase = `${formatCount(done, 'lotação avisada', 'lotações avisadas')} no sistema e por e-mail.${recusadas}`;
    await notify(done > 0 ? 'success' : 'warning', 'Cobrança do pedido', frase);
  };
  return { cobrando, cobrar };
}
