import { DownloadSimpleIcon } from '@phosphor-icons/react/dist/csr/DownloadSimple';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../app/problem.error.ts';
import { CENTRAL, type NovoDownload, pedirDownload } from '../downloads/downloads.queries.ts';
import { Popup } from '../ui/popup.component.tsx';

interface Props {
  parametros: NovoDownload['parametros'] & { mes: string };
}

const FORMATOS = [
  { tipo: 'MAPA_XLSX', rotulo: 'XLSX oficial (COMPARATIVO e RESUMO)' },
  { tipo: 'MAPA_CSV', rotulo: 'CSV' },
] as const;

/** The month's map as a file: asked here, made in the background, taken in the download centre. */
export function ExportarMapa({ parametros }: Props) {
  const pedir = useMutation(pedirDownload());
  return (
    <Popup
      label={
        <>
          <DownloadSimpleIcon size={18} aria-hidden /> Exportar o mês
        </>
      }
    >
      {() => (
        <>
          <p className="popup-titulo">Mapa de {parametros.mes.split('-').reverse().join('/')}</p>
          <ul>
            {FORMATOS.map(({ tipo, rotulo }) => (
              <li key={tipo}>
                <button
                  type="button"
                  className="popup-item"
                  disabled={pedir.isPending}
                  onClick={() => pedir.mutate({ tipo, parametros })}
                >
                  {rotulo}
                </button>
              </li>
            ))}
          </ul>
          {pedir.isSuccess && (
            <p role="status">
              Preparando. O arquivo fica na <Link to={CENTRAL}>Central de downloads</Link>.
            </p>
          )}
          {pedir.isError && <p role="alert">{sentenceOf(pedir.error)}</p>}
        </>
      )}
    </Popup>
  );
}
