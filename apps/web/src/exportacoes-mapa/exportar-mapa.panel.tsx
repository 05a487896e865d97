import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useReadsOnly } from '../app/person.hook.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { CENTRAL, type NovoDownload } from '../downloads/downloads.queries.ts';
import { share, sharesFiles } from '../list/share.ts';
import { Button } from '../ui/button.component.tsx';
import { Popup } from '../ui/popup.component.tsx';
import { exportarMapa } from './exportar.mutations.ts';

interface Props {
  parametros: NovoDownload['parametros'];
  celulas: number;
}

const FORMATOS = [
  { tipo: 'MAPA_XLSX', rotulo: 'XLSX oficial (COMPARATIVO e RESUMO)' },
  { tipo: 'MAPA_PDF', rotulo: 'PDF para assinar (A4 deitado)' },
  { tipo: 'MAPA_CSV', rotulo: 'CSV' },
] as const;

/** A small file is handed over at once, a large one is taken in the download centre, which who only reads does not have. */
export const ExportarMapa = (props: Props) => (useReadsOnly() ? null : <Exportar {...props} />);

function Exportar({ parametros, celulas }: Props) {
  const exportar = useMutation(exportarMapa());
  return (
    <Popup
      label={
        <>
          <DownloadSimpleIcon size={18} aria-hidden /> Exportar
        </>
      }
    >
      {() => (
        <>
          <p className="popup-titulo">
            Mapa de {(parametros.data ?? parametros.mes ?? '').split('-').reverse().join('/')}
          </p>
          {parametros.base && parametros.mes && (
            <p className="quieto">O PDF para assinar é sempre da quantidade aceita.</p>
          )}
          <ul>
            {FORMATOS.map(({ tipo, rotulo }) => (
              <li key={tipo}>
                <Button
                  variant="bare"
                  className="popup-item"
                  disabled={exportar.isPending}
                  onClick={() => exportar.mutate({ novo: { tipo, parametros }, celulas })}
                >
                  {tipo === 'MAPA_PDF' && sharesFiles() ? 'Compartilhar o PDF (A4 deitado)' : rotulo}
                </Button>
              </li>
            ))}
          </ul>
          <p role="status">
            {exportar.isPending && 'Preparando…'}
            {exportar.isSuccess && (
              <>
                {exportar.data === 'na fila' ? 'Preparando. O arquivo fica na ' : 'Pronto; fica também na '}
                <Link to={CENTRAL}>Central de downloads</Link>.
              </>
            )}
          </p>
          {exportar.data instanceof File && <Compartilhar file={exportar.data} pronto={exportar.reset} />}
          {exportar.isError && <p role="alert">{sentenceOf(exportar.error)}</p>}
        </>
      )}
    </Popup>
  );
}

/** The phone's share sheet needs a fresh tap when making the file outlasted the first one. */
const Compartilhar = ({ file, pronto }: { file: File; pronto: () => void }) => (
  <Button variant="primary" onClick={() => void share(file).then(pronto)}>
    Compartilhar o PDF
  </Button>
);
