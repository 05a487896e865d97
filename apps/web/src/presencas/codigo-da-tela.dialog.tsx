import { useQuery } from '@tanstack/react-query';
import { Button } from '../ui/button.component.tsx';
import { Dialog } from '../ui/dialog.component.tsx';
import { QrCode } from '../ui/qr-code.component.tsx';
import { QueryState } from '../ui/query-state.component.tsx';
import { obterCodigoPresenca } from './presencas.queries.ts';
import './presencas.css';

const emTres = (codigo: string) => `${codigo.slice(0, 3)} ${codigo.slice(3)}`;

/** For the inspector's camera, or eyes: nothing else stands in it. */
export default function CodigoDaTela({ fechar }: { fechar: () => void }) {
  const query = useQuery(obterCodigoPresenca());
  return (
    <Dialog
      title="Código de presença"
      close={fechar}
      width={420}
      footer={
        <Button variant="primary" onClick={fechar}>
          Fechar
        </Button>
      }
    >
      <QueryState query={query} skeletonHeight={360}>
        {({ texto, codigo }) => (
          <div className="presenca-tela">
            <QrCode text={texto} label="QR do código de presença, para a câmera do fiscal" />
            <p className="presenca-codigo">{emTres(codigo)}</p>
            <p className="quieto">
              Mostre ao fiscal no começo da fiscalização. Muda a cada 30 segundos; sem câmera, ele digita os números.
            </p>
          </div>
        )}
      </QueryState>
    </Dialog>
  );
}
