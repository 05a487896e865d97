import { useMutation } from '@tanstack/react-query';
import { type DragEvent, type ReactNode, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { FileInput } from '../ui/file-input.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { download, save } from './download.ts';
import { type ImportReport, LARGEST_FILE, refusalOf, sendFile } from './import.calls.ts';
import { ImportReportView } from './import-report.component.tsx';
import type { Noun } from './list.model.ts';
import type { ImportPath } from './list-transfer.component.tsx';
import { refusedLines } from './refused-lines.csv.ts';
import './import.css';

interface Props {
  path: ImportPath;
  noun: Noun;
  close: () => void;
  query?: Readonly<Record<string, string>>;
  /** Megabytes. */
  upTo?: number | undefined;
  /** What comes after what was written. */
  after?: ((report: ImportReport) => ReactNode) | undefined;
  children?: ReactNode;
}

/** File, dry run, report, "Importar". The file stays in memory, so that what is written is what was checked. */
export default function ImportDialog({ path, noun, close, query = {}, upTo = LARGEST_FILE, after, children }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const send = useMutation({
    mutationFn: ({ given, simular }: { given: File; simular: boolean }) =>
      sendFile(path, given, { ...query, simular: String(simular) }),
  });
  const report = send.data;
  const willWrite = report ? report.novas + report.alteradas : 0;

  const take = (given: File | undefined) => {
    if (!given) return;
    const why = refusalOf(given, upTo);
    setRefusal(why);
    send.reset();
    setFile(why ? null : given);
    if (!why) send.mutate({ given, simular: true });
  };
  const forget = () => {
    send.reset();
    setFile(null);
  };

  return (
    <Dialog
      title={`Importar ${noun.many}`}
      close={close}
      busy={send.isPending}
      width={760}
      footer={
        <>
          <Button disabled={send.isPending} onClick={close}>
            {report && !report.simulada ? 'Fechar' : 'Voltar'}
          </Button>
          {report && report.recusadas.length > 0 && (
            <Button
              onClick={() =>
                save(new Blob([refusedLines(report)], { type: 'text/csv;charset=utf-8' }), 'linhas-recusadas.csv')
              }
            >
              Baixar linhas recusadas
            </Button>
          )}
          {report?.simulada && file && (
            <Button
              variant="primary"
              disabled={send.isPending || willWrite === 0}
              onClick={() => send.mutate({ given: file, simular: false })}
            >
              {send.isPending ? 'Importando…' : `Importar ${formatCount(willWrite, 'linha', 'linhas')}`}
            </Button>
          )}
        </>
      }
    >
      <div className="importacao">
        {refusal && <Notice tone="perigo">{refusal}</Notice>}
        {send.error && <Notice tone="perigo">{sentenceOf(send.error)}</Notice>}
        {!report && children}
        {!report && <FilePlace path={path} name={file?.name} upTo={upTo} busy={send.isPending} take={take} />}
        {report && (
          <>
            <p className="importacao-arquivo">
              <strong>{file?.name}</strong>
              {report.simulada && (
                <Button variant="quiet" disabled={send.isPending} onClick={forget}>
                  Trocar o arquivo
                </Button>
              )}
            </p>
            <ImportReportView report={report} />
            {!report.simulada && after?.(report)}
          </>
        )}
      </div>
    </Dialog>
  );
}

interface PlaceProps {
  path: ImportPath;
  name: string | undefined;
  upTo: number;
  busy: boolean;
  take: (file: File | undefined) => void;
}

function FilePlace({ path, name, upTo, busy, take }: PlaceProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const template = (formato: string) => {
    setFailed(null);
    return download(`${path}/modelo`, { formato }).catch((error: unknown) => setFailed(sentenceOf(error)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    take(event.dataTransfer.files[0]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside */}
      <div className="importacao-lugar" onDrop={drop} onDragOver={event => event.preventDefault()}>
        {busy ? (
          <p role="status">Conferindo {name}…</p>
        ) : (
          <>
            {/* The dialog begins with this one question */}
            <FileInput
              label="Arquivo CSV ou XLSX"
              accept=".csv,.xlsx"
              variant="primary"
              autoFocus
              onFiles={([file]) => take(file)}
            >
              Escolher arquivo
            </FileInput>
            <p className="quieto">
              ou solte aqui um arquivo CSV ou XLSX de até {upTo} MB. Nada muda antes de você ver.
            </p>
          </>
        )}
      </div>
      <p className="importacao-modelo">
        <span className="quieto">Ainda não tem o arquivo?</span>
        <Button variant="quiet" onClick={() => template('xlsx')}>
          Baixar modelo XLSX
        </Button>
        <Button variant="quiet" onClick={() => template('csv')}>
          Baixar modelo CSV
        </Button>
      </p>
      {failed && <Notice tone="perigo">{failed}</Notice>}
    </>
  );
}
