import { useQuery, useQueryClient } from '@tanstack/react-query';
import { AndamentoGovbr } from '../assinaturas-govbr/andamento.panel.tsx';
import { AssinarComGovbr } from '../assinaturas-govbr/assinar-com-govbr.panel.tsx';
import { basePath } from '../base/base-path.ts';
import { formatInstant } from '../ui/date.format.ts';
import { FileInput } from '../ui/file-input.component.tsx';
import { FormRefusal } from '../ui/form.component.tsx';
import { useForm } from '../ui/form.hook.ts';
import { useKeptFocus } from '../ui/kept-focus.hook.ts';
import { LinkedText } from '../ui/linked-text.component.tsx';
import { Pill } from '../ui/pill.component.tsx';
import { ESPECIES, NIVEIS } from './papeis-assinados.labels.ts';
import {
  caminhoDoAssinado,
  type DoPapel,
  devolverAssinado,
  obterAssinaturasDoPapel,
} from './papeis-assinados.queries.ts';
import './papeis-assinados.css';

type Certificado = NonNullable<DoPapel['assinaturas'][number]['certificado']>;

/** On the screen of a paper that people signed here: who signed it with a certificate too, and the way to bring one's own. */
export function PapelAssinadoPanel({ codigo, titulo }: { codigo: string; titulo: string }) {
  const { data: papel } = useQuery(obterAssinaturasDoPapel(codigo));
  const foco = useKeptFocus<HTMLElement>(papel);
  // Nothing where no certificate is asked for, accepted or there.
  if (!papel || !(papel.devolve || comGovbr(papel) || papel.temArquivo || papel.exige !== 'SIMPLES')) return null;
  return (
    <section className="papel-assinado" aria-label={`Assinatura com certificado: ${titulo}`} {...foco}>
      <p>
        <strong>Assinatura com certificado</strong>
      </p>
      {papel.exige !== 'SIMPLES' && (
        <p className="quieto">
          Este papel pede assinatura {NIVEIS[papel.exige].nome}. Sem ela o papel vale, e a assinatura fica pendente.
        </p>
      )}
      <AndamentoGovbr onde={codigo} />
      <Assinaturas papel={papel} />
      <Devolucao papel={papel} />
    </section>
  );
}

const Assinaturas = ({ papel: { assinaturas } }: { papel: DoPapel }) => (
  <ul className="papel-assinado-lista">
    {assinaturas.map(({ nome, papel, nivel, pendente, certificado }) => (
      <li key={papel + nome}>
        <strong>{papel}</strong>
        <span>
          {nome}, {certificado ? ditoDo(certificado) : NIVEIS[nivel].feita}
        </span>
        {pendente && <Pill tone="aviso">Assinatura pendente</Pill>}
      </li>
    ))}
  </ul>
);

function ditoDo({ especie, titular, cpf, emissor, carimbadaEm, devolvidaEm }: Certificado): string {
  const carimbo = carimbadaEm ? `, com carimbo do tempo de ${formatInstant(carimbadaEm)}` : '';
  const { doTitular, emitido, nivel } = ESPECIES[especie];
  return `${doTitular} ${titular} (CPF ${cpf}), ${emitido} por ${emissor}${carimbo} (assinatura ${nivel}) · guardado em ${formatInstant(devolvidaEm)}`;
}

const comGovbr = ({ govbr }: DoPapel) => govbr !== null && govbr.impedimento === null;

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
  const govbr = comGovbr(papel);
  const falta = !devolve && !govbr && assinaturas.some(({ pendente }) => pendente);
  return (
    <>
      {govbr && (
        <p className="quieto">
          Assine com a sua conta gov.br, prata ou ouro: você autoriza lá e volta para esta tela.
          {devolve && ' Ou use um certificado ICP-Brasil:'}
        </p>
      )}
      {devolve && papel.govbr?.impedimento && (
        <p className="quieto">
          <LinkedText>{papel.govbr.impedimento}</LinkedText>
        </p>
      )}
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
        {govbr && (
          <AssinarComGovbr codigos={[codigo]} onde={codigo}>
            Assinar com gov.br
          </AssinarComGovbr>
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
