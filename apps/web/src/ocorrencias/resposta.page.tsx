import type { components } from '@alipen/contracts/generated/bff';
import { type FormEvent, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../app/problem.error.ts';
import { Button } from '../ui/button.component.tsx';
import { Field } from '../ui/field.component.tsx';
import { Logo } from '../ui/logo.component.tsx';
import { TextArea, TextInput } from '../ui/text-input.component.tsx';
import { Anexos } from './anexos.component.tsx';
import { GRAVIDADES } from './ocorrencias.labels.ts';
import { lerPeloCodigo, responderPeloCodigo } from './resposta.calls.ts';
import '../ui/entrada.css';
import './resposta.css';

type Schemas = components['schemas'];

const dia = (data: string) => data.split('-').reverse().join('/');
const momento = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

/** The supplier's page: no sign-in, no shell, nothing of the system but this one occurrence. */
export function Component() {
  const { codigo = '' } = useParams();
  const [ocorrencia, setOcorrencia] = useState<Schemas['OcorrenciaParaResposta'] | null>(null);
  const [recebida, setRecebida] = useState<Schemas['RespostaRecebida'] | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Responder ocorrência · Alipen';
    lerPeloCodigo(codigo).then(setOcorrencia, error => setErro(sentenceOf(error)));
  }, [codigo]);
  return (
    <main className="resposta">
      <Logo width={66} height={58} />
      <h1>Responder ocorrência</h1>
      {erro && <p role="alert">{erro}</p>}
      {!erro && !ocorrencia && <p role="status">Carregando…</p>}
      {recebida && (
        <p role="status" className="recado">
          Recebemos a resposta à ocorrência {recebida.numero} em {momento.format(new Date(recebida.recebidaEm))}. Pode
          fechar esta página; este endereço não abre mais.
        </p>
      )}
      {ocorrencia && !recebida && (
        <>
          <Sobre ocorrencia={ocorrencia} />
          <Resposta codigo={codigo} anexos={ocorrencia.anexos} recebida={setRecebida} />
        </>
      )}
    </main>
  );
}

function Sobre({ ocorrencia }: { ocorrencia: Schemas['OcorrenciaParaResposta'] }) {
  const { numero, fornecedor, lotacao, data, refeicao, gravidade, descricao, clausula, prazo } = ocorrencia;
  return (
    <section aria-label="A ocorrência">
      <p>
        <strong>{fornecedor}</strong>, a unidade <strong>{lotacao}</strong> registrou a ocorrência {numero} sobre a
        entrega de {dia(data)}
        {refeicao && `, ${refeicao}`}. Gravidade: {GRAVIDADES[gravidade]}.{clausula && ` Cláusula ${clausula}.`}
      </p>
      <p className="resposta-texto">{descricao}</p>
      <p>
        <strong>Responda até {momento.format(new Date(prazo))}.</strong> A resposta é uma só.
      </p>
    </section>
  );
}

interface RespostaProps {
  codigo: string;
  anexos: readonly Schemas['AnexoOcorrencia'][];
  recebida: (resposta: Schemas['RespostaRecebida']) => void;
}

function Resposta({ codigo, anexos, recebida }: RespostaProps) {
  const [nome, setNome] = useState('');
  const [texto, setTexto] = useState('');
  const [enviando, setEnviando] = useState(false);
  const [erro, setErro] = useState<string | null>(null);
  const enviar = (evento: FormEvent) => {
    evento.preventDefault();
    setEnviando(true);
    setErro(null);
    responderPeloCodigo(codigo, { nome, texto })
      .then(recebida, error => setErro(sentenceOf(error)))
      .finally(() => setEnviando(false));
  };
  return (
    <form onSubmit={enviar}>
      <Field label="Seu nome">
        <TextInput
          required
          minLength={3}
          maxLength={120}
          autoComplete="name"
          value={nome}
          onChange={({ target }) => setNome(target.value)}
        />
      </Field>
      <Field label="Resposta">
        <TextArea
          required
          minLength={3}
          maxLength={4000}
          rows={8}
          value={texto}
          onChange={({ target }) => setTexto(target.value)}
        />
      </Field>
      <Anexos codigo={codigo} enviados={anexos} />
      {erro && <p role="alert">{erro}</p>}
      <Button type="submit" variant="primary" disabled={enviando}>
        Enviar resposta
      </Button>
    </form>
  );
}
