import { PackageIcon } from '@phosphor-icons/react/dist/csr/Package';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { sentenceOf } from '../../base/problem.error.ts';
import { CENTRAL, type NovoDownload, pedirDownload } from '../../downloads/downloads.queries.ts';
import { Button } from '../../ui/button.component.tsx';
import { Popup } from '../../ui/popup.component.tsx';

const ARQUIVOS = [
  { tipo: 'TERMOS_ZIP', rotulo: 'Termos em PDF (.zip)' },
  { tipo: 'FOTOS_ZIP', rotulo: 'Fotos (.zip)' },
] as const;

export function EmLote({ filtro }: { filtro: NonNullable<NovoDownload['parametros']['fiscalizacoes']> }) {
  const pedir = useMutation(pedirDownload());
  return (
    <Popup
      label={
        <>
          <PackageIcon size={18} aria-hidden /> Em lote
        </>
      }
    >
      {() => (
        <>
          <p className="popup-titulo">De tudo o que o filtro mostra</p>
          {ARQUIVOS.map(({ tipo, rotulo }) => (
            <Button
              variant="bare"
              key={tipo}
              className="popup-item"
              disabled={pedir.isPending}
              onClick={() => pedir.mutate({ tipo, parametros: { fiscalizacoes: filtro } })}
            >
              {rotulo}
            </Button>
          ))}
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
