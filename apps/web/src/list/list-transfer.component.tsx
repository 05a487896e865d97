import type { paths } from '@alipen/contracts/generated/bff';
import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { UploadSimpleIcon } from '@phosphor-icons/react/dist/csr/UploadSimple';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { notify } from '../ui/notification.ts';
import { Popup } from '../ui/popup.component.tsx';
import { download } from './download.ts';
import type { ImportReport } from './import.calls.ts';
import type { Noun, Wanted } from './list.model.ts';

/** With a number in the place of each parameter. */
type Filled<P extends string> = P extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${number}${Filled<After>}`
  : P;
export type ExportPath = Filled<Extract<keyof paths, `${string}/exportacao`>>;
export type ImportPath = Extract<keyof paths, `${string}/importacoes`>;

const ImportDialog = lazy(() => import('./import.dialog.tsx'));

const FORMATS = [
  ['xlsx', 'Planilha (XLSX)'],
  ['csv', 'Texto (CSV)'],
] as const;

interface ExportProps {
  path: ExportPath;
  wanted?: Wanted;
  title?: string;
}

export function ExportMenu({ path, wanted, title = 'Tudo o que o filtro mostra' }: ExportProps) {
  const [busy, setBusy] = useState(false);
  const { pagina: _page, tamanho: _size, ...filters }: Partial<Wanted> = wanted ?? {};
  const get = async (formato: string) => {
    setBusy(true);
    await download(path, { ...filters, formato }).catch((error: unknown) =>
      notify('error', 'Não exportou', sentenceOf(error)),
    );
    setBusy(false);
  };
  return (
    <Popup
      disabled={busy}
      label={
        <>
          <DownloadSimpleIcon size={18} aria-hidden />
          {busy ? 'Exportando…' : 'Exportar'}
        </>
      }
    >
      {close => (
        <>
          <p className="popup-titulo">{title}</p>
          {FORMATS.map(([formato, label]) => (
            <Button
              variant="bare"
              key={formato}
              className="popup-item"
              onClick={() => {
                close();
                return get(formato);
              }}
            >
              {label}
            </Button>
          ))}
        </>
      )}
    </Popup>
  );
}

export interface ImportOffer {
  path: ImportPath;
  /** Megabytes of the largest file; absent: five. */
  upTo?: number;
  /** What comes after what was written. */
  after?: (report: ImportReport) => ReactNode;
}

export function ImportButton({ noun, ...offer }: ImportOffer & { noun: Noun }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <UploadSimpleIcon size={18} aria-hidden />
        Importar
      </Button>
      {open && (
        <Suspense>
          <ImportDialog {...offer} noun={noun} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
