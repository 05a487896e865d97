import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { Card } from '../ui/card.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { formatInteger, formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Segmented } from '../ui/segmented.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { Auditoria, Sorteado } from './auditorias.queries.ts';
import { ConferirDialog } from './conferir.dialog.tsx';

type Props = { auditoria: Auditoria; itens: readonly Sorteado[]; feita: () => void };
const POR_VEZ = 50;

export function Sorteados({ auditoria, itens, feita }: Props) {
  const [quais, setQuais] = useState<'faltam' | 'conferidos'>(
    auditoria.resumo.situacao === 'EM_CONFERENCIA' ? 'faltam' : 'conferidos',
  );
  const [quantos, setQuantos] = useState(POR_VEZ);
  const [aberto, setAberto] = useState<Sorteado | null>(null);
  const conferidos = itens.filter(({ conferencia }) => conferencia !== null);
  const faltam = itens.filter(({ conferencia }) => conferencia === null);
  const mostrados = quais === 'faltam' ? faltam : conferidos;
  const confere = auditoria.acoes.includes('conferir');
  return (
    <Card className="auditoria-parte" aria-labelledby="auditoria-sorteados">
      <header className="auditoria-linha">
        <h2 id="auditoria-sorteados">Dias sorteados</h2>
        <Segmented
          legend="Quais dias"
          chosen={quais}
          choose={setQuais}
          options={[
            { value: 'faltam', label: `A conferir (${formatInteger(faltam.length)})` },
            { value: 'conferidos', label: `Conferidos (${formatInteger(conferidos.length)})` },
          ]}
        />
      </header>
      {mostrados.length === 0 && <p className="quieto">Nenhum dia aqui.</p>}
      {mostrados.length > 0 && (
        <ScrollRegion label="Dias sorteados" className="auditoria-rolagem">
          <Table className="auditoria-tabela">
            <thead>
              <tr>
                <th scope="col">Dia e unidade</th>
                <th scope="col" className="auditoria-sorteio">
                  Sorteio
                </th>
                <th scope="col" className="numero">
                  Valor
                </th>
                <th scope="col">Conferência</th>
              </tr>
            </thead>
            <tbody>
              {mostrados.slice(0, quantos).map(dia => (
                <Linha key={dia.ordem} dia={dia} conferir={confere ? () => setAberto(dia) : undefined} />
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      )}
      {mostrados.length > quantos && <Button onClick={() => setQuantos(quantos + POR_VEZ)}>Mostrar mais</Button>}
      {aberto && (
        <ConferirDialog
          auditoria={auditoria}
          dia={aberto}
          sair={() => setAberto(null)}
          feita={() => {
            feita();
            setAberto(null);
          }}
        />
      )}
    </Card>
  );
}

const vezes = (sorteios: readonly number[]) => sorteios.map(n => `${formatInteger(n)}º`).join(', ');

function Linha({ dia, conferir }: { dia: Sorteado; conferir: (() => void) | undefined }) {
  const { lotacao, data, contrato, sorteios, valorCentavos, conferencia, impedimento } = dia;
  return (
    <tr>
      <th scope="row">
        {formatDay(data)}
        <br />
        {lotacao.nome}
        <span className="quieto"> · {contrato}</span>
      </th>
      <td className="auditoria-sorteio">{vezes(sorteios)}</td>
      <td className="numero">{formatMoney(valorCentavos)}</td>
      <td>
        {conferencia && <Conferencia dia={dia} conferencia={conferencia} />}
        {conferir && !impedimento && (
          <Button
            aria-label={`${conferencia ? 'Conferir de novo' : 'Conferir'} ${lotacao.nome} em ${formatDay(data)}`}
            onClick={conferir}
          >
            {conferencia ? 'Conferir de novo' : 'Conferir'}
          </Button>
        )}
        {conferir && impedimento && !conferencia && <span className="quieto">{impedimento}</span>}
      </td>
    </tr>
  );
}

function Conferencia({ dia, conferencia }: { dia: Sorteado; conferencia: NonNullable<Sorteado['conferencia']> }) {
  const { comprovadoCentavos, observacao, em, por } = conferencia;
  const certo = comprovadoCentavos >= dia.valorCentavos;
  return (
    <p>
      <Pill tone={certo ? 'ok' : 'perigo'}>{certo ? 'Comprovado' : `Só ${formatMoney(comprovadoCentavos)}`}</Pill>
      {observacao && (
        <>
          <br />
          {observacao}
        </>
      )}
      <br />
      <span className="quieto">
        {por}, {formatInstant(em)}
      </span>
    </p>
  );
}
