import { ROTULO_DE_NIVEL_DA_ASSINATURA } from '@alipen/contracts/generated/rotulos/papeis-assinados';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { basePath } from '../base/base-path.ts';
import { formatInstant } from '../ui/date.format.ts';
import { FileInput } from '../ui/file-input.component.tsx';
import { FormRefusal } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { Pill } from '../ui/pill.component.tsx';
import {
  caminhoDoAssinado,
  type DoPapel,
  devolverAssinado,
  obterAssinaturasDoPapel,
} from './papeis-assinados.queries.ts';
import './papeis-assinados.css';

/** On the screen of a paper that people signed here: who signed it with a certificate too, and the way to bring one's own. */
export function PapelAssinadoPanel({ codigo, titulo }: { codigo: string; titulo: string }) {
  const { data: papel } = useQuery(obterAssinaturasDoPapel(codigo));
  // Nothing where no certificate is asked for, accepted or there.
  if (!papel || !(papel.devolve || papel.temArquivo || papel.exige !== 'SIMPLES')) return null;
  return (
    <section className="papel-assinado" aria-label={`Assinatura com certificado: ${titulo}`}>
      <p>
        <strong>Assinatura com certificado</strong>
      </p>
      {papel.exige !== 'SIMPLES' && (
        <p className="quieto">Este papel pede assinatura {escrito(papel.exige)}. Até lá ele vale, com a pendência.</p>
      )}
      <Assinaturas papel={papel} />
      <Devolucao papel={papel} />
    </section>
  );
}

const escrito = (nivel: DoPapel['exige']) => {
  const rotulo = ROTULO_DE_NIVEL_DA_ASSINATURA[nivel];
  return rotulo.charAt(0).toLowerCase() + rotulo.slice(1);
};

const Assinaturas = ({ papel: { assinaturas } }: { papel: DoPapel }) => (
  <ul className="papel-assinado-lista">
    {assinaturas.map(({ nome, papel, nivel, pendente, certificado }) => (
      <li key={papel + nome}>
        <span>
          {nome}, {papel.toLowerCase()}:{' '}
          {certificado
            ? `certificado de ${certificado.titular} (CPF ${certificado.cpf}), emitido por ${certificado.emissor}, devolvido em ${formatInstant(certificado.devolvidaEm)}`
            : escrito(nivel)}
          {certificado?.carimbadaEm && `, com carimbo do tempo de ${formatInstant(certificado.carimbadaEm)}`}
        </span>
        {pendente && <Pill tone="aviso">Assinatura pendente</Pill>}
      </li>
    ))}
  </ul>
);

function Devolucao({ papel }: { papel: DoPapel }) {
  const { codigo, devolve, temArquivo, impedimento, assinaturas } = papel;
  const client = useQueryClient();
  const form = useForm({
    start: { arquivo: null as File | null },
    send: async ({ arquivo }) => (arquivo ? devolverAssinado(codigo, arquivo) : papel),
    onSent: depois => {
      client.setQueryData(obterAssinaturasDoPapel(codigo).queryKey, depois);
      void client.invalidateQueries();
    },
  });
  const falta = !devolve && assinaturas.some(({ pendente }) => pendente);
  return (
    <>
      {devolve && (
        <p className="quieto">
          {temArquivo ? 'Outra pessoa já o devolveu: baixe o arquivo com a assinatura dela' : 'Baixe o PDF deste papel'}
          , assine-o com o seu certificado ICP-Brasil em qualquer assinador, sem mudar nada, e devolva o mesmo arquivo.
        </p>
      )}
      {falta && impedimento && <p className="quieto">{impedimento}</p>}
      <div className="papel-assinado-botoes">
        {temArquivo && (
          <a className="vinculo" href={basePath + caminhoDoAssinado(codigo)} download>
            Baixar o assinado
          </a>
        )}
        {devolve && (
          <FileInput
            label="Papel assinado com o seu certificado, em PDF"
            accept="application/pdf"
            disabled={form.busy}
            onFiles={([arquivo]) => arquivo && form.submit({ arquivo })}
          >
            {form.busy ? 'Conferindo…' : 'Devolver assinado'}
          </FileInput>
        )}
      </div>
      <FormRefusal form={form} />
    </>
  );
}
