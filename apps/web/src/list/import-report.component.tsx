import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatInteger } from '../ui/number.format.ts';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import type { ImportReport } from './import.calls.ts';
import { UnderstoodColumns } from './import-understood.component.tsx';

/** The screen stays quick with a file that is wrong on every line; the download of refused lines has them all. */
const SHOWN = 200;

export function ImportReportView({ report }: { report: ImportReport }) {
  const { simulada, linhas, novas, alteradas, iguais, recusadas } = report;
  const counts = [
    [simulada ? 'Novas' : 'Incluídas', novas],
    ['Alteradas', alteradas],
    ['Iguais', iguais],
    ['Recusadas', recusadas.length],
  ] as const;
  return (
    <>
      {!simulada &&
        (novas + alteradas > 0 ? <Notice tone="ok">Importado.</Notice> : <Notice tone="info">Nada mudou.</Notice>)}
      {simulada && novas + alteradas === 0 && (
        <Notice tone={recusadas.length > 0 ? 'aviso' : 'info'}>
          {recusadas.length > 0 ? 'Nenhuma linha pode ser importada ainda.' : 'Tudo já está como no arquivo.'}
        </Notice>
      )}
      <dl className="importacao-contas" aria-label={formatCount(linhas, 'linha lida', 'linhas lidas')}>
        {counts.map(([label, count]) => (
          <div key={label} className={label === 'Recusadas' && count > 0 ? 'importacao-mal' : undefined}>
            <dt>{label}</dt>
            <dd>{formatInteger(count)}</dd>
          </div>
        ))}
      </dl>
      {simulada && <UnderstoodColumns {...report} />}
      {recusadas.length > 0 && (
        <ScrollRegion label="Linhas recusadas, uma por linha do arquivo" className="tabela-rolagem importacao-recusas">
          <Table density="compacta" aria-label="Linhas recusadas">
            <thead>
              <tr>
                <th scope="col" className="numero">
                  Linha
                </th>
                <th scope="col">Coluna</th>
                <th scope="col">Registro</th>
                <th scope="col">Motivo</th>
              </tr>
            </thead>
            <tbody>
              {recusadas.slice(0, SHOWN).map(({ linha, coluna, nome, motivo }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a line may be refused for two reasons
                <tr key={`${linha}-${at}`}>
                  <th scope="row" className="numero">
                    {linha}
                  </th>
                  <td>{coluna ?? '—'}</td>
                  <td>{nome ?? '—'}</td>
                  <td className="importacao-motivo">{motivo}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </ScrollRegion>
      )}
      {recusadas.length > SHOWN && (
        <p className="quieto">
          Estão à vista as primeiras {SHOWN}; o arquivo de linhas recusadas tem as {formatInteger(recusadas.length)}.
        </p>
      )}
    </>
  );
}
