import { type UseQueryResult, useMutation } from '@tanstack/react-query';
import type { DragEvent } from 'react';
import { usePerson } from '../app/person.hook.ts';
import { sentenceOf } from '../base/problem.error.ts';
import { Card } from '../ui/card.component.tsx';
import { FileInput } from '../ui/file-input.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount, formatMoney } from '../ui/number.format.ts';
import { QueryState } from '../ui/query-state.component.tsx';
import { SupplierAddress } from '../ui/supplier-address.component.tsx';
import { UmaNota } from './nota.component.tsx';
import { criarAcessoNota, enviarNota, revogarAcessoNota } from './notas.calls.ts';
import type { Notas } from './notas.queries.ts';
import './notas.css';

/** The invoice of a billing, on the billing's own page, which asked for it with the billing. */
export function NotasDaMedicao({ medicaoId, notas }: { medicaoId: number; notas: UseQueryResult<Notas> }) {
  return (
    <Card className="notas" aria-labelledby="medicao-notas">
      <h2 id="medicao-notas">Nota fiscal</h2>
      <QueryState query={notas} skeletonHeight={120}>
        {lidas => (
          <>
            <Conferir medicaoId={medicaoId} notas={lidas} />
            <Recebidas medicaoId={medicaoId} notas={lidas} />
          </>
        )}
      </QueryState>
    </Card>
  );
}

function Conferir({ medicaoId, notas }: { medicaoId: number; notas: Notas }) {
  const { session } = usePerson();
  const envio = useMutation({ mutationFn: (xml: File) => enviarNota(medicaoId, xml) });
  const { impedimento, esperadoCentavos } = notas;
  if (impedimento) return <p className="quieto">{impedimento}</p>;
  if (notas.notas.some(({ situacao }) => situacao === 'CONFERE')) return null;
  if (!session.usuario.authorities.includes('AL_GESTOR'))
    return <p className="quieto">Ainda não chegou a nota que confere.</p>;
  const receber = ([xml]: readonly File[]) => xml && envio.mutate(xml);
  const soltar = (event: DragEvent) => {
    event.preventDefault();
    receber([...event.dataTransfer.files]);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut of the button inside */}
      <div className="notas-lugar" onDrop={soltar} onDragOver={event => event.preventDefault()}>
        <p>
          A nota deve ser de <strong>{formatMoney(esperadoCentavos)}</strong>.
        </p>
        <FileInput
          label="XML da nota fiscal"
          accept=".xml,application/xml,text/xml"
          variant="primary"
          disabled={envio.isPending}
          onFiles={receber}
        >
          {envio.isPending ? 'Conferindo…' : 'Conferir o XML da nota'}
        </FileInput>
        <small className="quieto">
          ou solte aqui o arquivo que o fornecedor enviou, de uma NF-e ou NFS-e nacional, de até 1 MB.
        </small>
      </div>
      {envio.error && <Notice tone="perigo">{sentenceOf(envio.error)}</Notice>}
      <SupplierAddress
        acesso={notas.acesso ?? null}
        administra
        verbo="envia a nota"
        aviso="Envie ao fornecedor: quem o tiver vê o que a nota deve dizer e a envia."
        criar={() => criarAcessoNota(medicaoId)}
        revogar={() => revogarAcessoNota(medicaoId)}
      />
    </>
  );
}

function Recebidas({ medicaoId, notas: { notas } }: { medicaoId: number; notas: Notas }) {
  const [ultima, ...anteriores] = notas;
  if (!ultima) return null;
  return (
    <>
      <div className="nota" role="status">
        <UmaNota medicaoId={medicaoId} recebida={ultima} />
      </div>
      {anteriores.length > 0 && (
        <details>
          <summary>Ver {formatCount(anteriores.length, 'envio anterior', 'envios anteriores')}</summary>
          <ul className="notas-lista">
            {anteriores.map(recebida => (
              <li key={recebida.id} className="nota">
                <UmaNota medicaoId={medicaoId} recebida={recebida} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
