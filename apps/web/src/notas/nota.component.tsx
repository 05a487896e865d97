import {
  ROTULO_DE_CODIGO_DIVERGENCIA,
  ROTULO_DE_CODIGO_RETENCAO,
  ROTULO_DE_ESPECIE_DA_NOTA,
} from '@alipen/contracts/generated/rotulos/notas';
import { useMutation } from '@tanstack/react-query';
import { sentenceOf } from '../base/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { ScrollRegion } from '../ui/scroll-region.component.tsx';
import { Table } from '../ui/table.component.tsx';
import { baixarNota } from './notas.calls.ts';
import { SITUACOES_DA_NOTA } from './notas.labels.ts';
import type { Nota } from './notas.queries.ts';

/** A file that came, and what was found of it. */
export function UmaNota({ medicaoId, recebida }: { medicaoId: number; recebida: Nota }) {
  const { situacao, nota, divergencias, enviadaEm, enviadaPor, sha256 } = recebida;
  const { rotulo, tom } = SITUACOES_DA_NOTA[situacao];
  return (
    <>
      <p>
        <Pill tone={tom}>{rotulo}</Pill>{' '}
        {nota && (
          <>
            <strong>{formatMoney(nota.totalCentavos)}</strong> · {ROTULO_DE_ESPECIE_DA_NOTA[nota.especie]} {nota.numero}
            , série {nota.serie}
          </>
        )}
      </p>
      <p className="quieto">
        Enviada por {enviadaPor}, {formatInstant(enviadaEm)}
      </p>
      {divergencias.length > 0 && <Divergencias divergencias={divergencias} />}
      {nota?.especie === 'NFSE' && (
        <p className="quieto">
          Uma NFS-e traz um serviço só, sem itens: o que se compara são os valores, e não a quantidade de cada refeição.
        </p>
      )}
      {nota && <Retencoes retencoes={nota.retencoes} />}
      {nota && situacao !== 'RECUSADA' && <Guardada medicaoId={medicaoId} recebida={recebida} chave={nota.chave} />}
      <p className="quieto nota-selo">
        SHA-256 <code>{sha256}</code>
      </p>
    </>
  );
}

/** What is not as it should be, what was attested beside what the note says. */
export function Divergencias({ divergencias }: Pick<Nota, 'divergencias'>) {
  const comValor = divergencias.some(({ esperado, encontrado }) => esperado !== null || encontrado !== null);
  return (
    <ScrollRegion label="O que não confere" className="nota-rolagem">
      <Table className="nota-tabela">
        <thead>
          <tr>
            <th scope="col">O que não confere</th>
            {comValor && <th scope="col">Medição</th>}
            {comValor && <th scope="col">Nota</th>}
          </tr>
        </thead>
        <tbody>
          {divergencias.map(({ codigo, sentenca, esperado, encontrado }) => (
            <tr key={`${codigo}/${esperado}/${encontrado}`}>
              <th scope="row">
                {ROTULO_DE_CODIGO_DIVERGENCIA[codigo]}
                <small className="quieto">{sentenca}</small>
              </th>
              {comValor && <td>{esperado ?? '–'}</td>}
              {comValor && <td>{encontrado ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </Table>
    </ScrollRegion>
  );
}

/** What the payer keeps back: beside the note's value, which it does not change. */
function Retencoes({ retencoes }: Pick<NonNullable<Nota['nota']>, 'retencoes'>) {
  if (!retencoes.length) return null;
  const ditas = retencoes.map(
    ({ codigo, centavos }) => `${ROTULO_DE_CODIGO_RETENCAO[codigo]} ${formatMoney(centavos)}`,
  );
  return <p>Retenções que a nota declara, sem mudar o valor dela: {ditas.join(', ')}.</p>;
}

function Guardada({ medicaoId, recebida: { id }, chave }: { medicaoId: number; recebida: Nota; chave: string }) {
  const baixar = useMutation({ mutationFn: () => baixarNota(medicaoId, id) });
  return (
    <>
      <p className="nota-selo">
        Chave de acesso <code>{chave.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <p>
        <Button disabled={baixar.isPending} onClick={() => baixar.mutate()}>
          Baixar o XML
        </Button>
      </p>
      {baixar.error && <p role="alert">{sentenceOf(baixar.error)}</p>}
    </>
  );
}
