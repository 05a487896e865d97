import type { components } from '@alipen/contracts/generated/bff';
import { useCallback, useEffect, useState } from 'react';
import { useParams } from 'react-router-dom';
import { sentenceOf } from '../base/problem.error.ts';
import { DevolucaoPanel } from '../notificacoes-formais/devolucao.panel.tsx';
import { Logo } from '../ui/logo.component.tsx';
import { paperMoment } from '../ui/paper.format.ts';
import { OcorrenciaAResponder } from './ocorrencia-a-responder.component.tsx';
import { lerPeloCodigo } from './resposta.calls.ts';
import { RespostaFormulario } from './resposta-formulario.component.tsx';
import '../ui/entrada.css';
import './resposta.css';

type Schemas = components['schemas'];

/** The supplier's page: no sign-in, no shell, nothing of the system but this one occurrence. */
export function Component() {
  const { codigo = '' } = useParams();
  const [ocorrencia, setOcorrencia] = useState<Schemas['OcorrenciaParaResposta'] | null>(null);
  const [recebida, setRecebida] = useState<Schemas['RespostaRecebida'] | null>(null);
  const [erro, setErro] = useState<string | null>(null);
  const [temNotificacao, setTemNotificacao] = useState(false);
  const achada = useCallback(() => setTemNotificacao(true), []);
  useEffect(() => {
    document.title = 'Responder ocorrência · Alipen';
    lerPeloCodigo(codigo).then(setOcorrencia, error => setErro(sentenceOf(error)));
  }, [codigo]);
  return (
    <main className="resposta">
      <Logo width={66} height={58} />
      <h1>Responder ocorrência</h1>
      {erro && !temNotificacao && <p role="alert">{erro}</p>}
      {erro && temNotificacao && <p>Não há mais o que responder aqui.</p>}
      {!erro && !ocorrencia && <p role="status">Carregando…</p>}
      {recebida && (
        <p role="status" className="recado">
          Recebemos a resposta à ocorrência {recebida.numero} em {paperMoment(recebida.recebidaEm)}.{' '}
          {temNotificacao
            ? 'Falta devolver a notificação assinada, se ainda não devolveu.'
            : 'Pode fechar esta página; este endereço não abre mais.'}
        </p>
      )}
      {ocorrencia && !recebida && <OcorrenciaAResponder ocorrencia={ocorrencia} />}
      <DevolucaoPanel codigo={codigo} achada={achada} />
      {ocorrencia && !recebida && (
        <>
          <h2>Sua resposta</h2>
          <RespostaFormulario codigo={codigo} anexos={ocorrencia.anexos} recebida={setRecebida} />
        </>
      )}
    </main>
  );
}
