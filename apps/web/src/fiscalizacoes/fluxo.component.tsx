import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { unanswered } from '../app/kept.store.ts';
import { sentenceOf } from '../app/problem.error.ts';
import { serverNow } from '../app/server-clock.ts';
import { useWork } from '../app/session.work.ts';
import { useDraft } from '../outbox/draft.hook.ts';
import { Button } from '../ui/button.component.tsx';
import { formatInstant } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { PageTitle } from '../ui/page-title.component.tsx';
import { Assinatura } from './assinatura.component.tsx';
import { concluirNoAparelho, descarteDaAmostra } from './conclusao.model.ts';
import { iniciarFiscalizacao } from './fiscalizacoes.mutations.ts';
import { type DoDia, type Formulario, PENDENTES } from './fiscalizacoes.queries.ts';
import { ItemDoFormulario, lugarDoItem } from './item.component.tsx';
import {
  chaveDoPreenchimento,
  contados,
  type Falta,
  faltasDe,
  formularioDe,
  itensDe,
  type Preenchimento,
  preenchimentoNovo,
  type RespostaDigitada,
  respondido,
  respostaDe,
} from './preenchimento.model.ts';
import { Preposto } from './preposto.component.tsx';
import { useRascunhoNoServidor } from './rascunho.hook.ts';

interface Props {
  entrega: DoDia;
  /** The form of the day's list, which may be edited while the inspection runs. */
  doDia: Formulario;
  matricula: string;
  nome: string;
  /** Whether photos record where they were taken. */
  guardaLugar: boolean;
}

export function Fluxo({ entrega, doDia, matricula, nome, guardaLugar }: Props) {
  const chave = chaveDoPreenchimento(matricula, entrega.id);
  const { draft, change, failure } = useDraft<Preenchimento>(chave, matricula, () =>
    preenchimentoNovo(entrega, doDia, nome, new Date().toISOString()),
  );
  const formulario = formularioDe(entrega, doDia, draft);
  const recusa = useInicio(entrega, draft?.iniciadaEm, formulario.id);
  const perguntava = useCameraDeAntes(draft);
  const [faltas, setFaltas] = useState<readonly Falta[]>([]);
  const [falhou, setFalhou] = useState<string | null>(null);
  const [concluindo, setConcluindo] = useState(false);
  const navegar = useNavigate();
  useWork(() => draft !== null);
  useRascunhoNoServidor({ entrega, formulario, matricula, draft, change });
  if (!draft) return <div className="esqueleto" style={{ height: 640 }} role="status" aria-label="Carregando" />;

  const contam = contados(formulario);
  const feitos = contam.filter(item => respondido(item, draft, entrega)).length;
  const proximo = itensDe(formulario).find(item => item.obrigatorio && !respondido(item, draft, entrega));
  const responder = (
    codigo: string,
    parte: Partial<RespostaDigitada> | ((antes: RespostaDigitada) => Partial<RespostaDigitada>),
  ) => {
    setFaltas(antes => antes.filter(falta => falta.codigo !== codigo));
    return change(em => {
      const antes = respostaDe(em, codigo);
      return {
        respostas: { ...em.respostas, [codigo]: { ...antes, ...(typeof parte === 'function' ? parte(antes) : parte) } },
        horas: { ...em.horas, [codigo]: new Date(serverNow()).toISOString() },
      };
    });
  };
  const concluir = async () => {
    if (concluindo) return;
    setFalhou(null);
    const hoje = faltasDe(formulario, draft, entrega);
    if (hoje.length === 0) {
      setConcluindo(true);
      try {
        hoje.push(...(await concluirNoAparelho(matricula, entrega, formulario, draft)));
      } catch (error) {
        setFalhou(error instanceof Error ? error.message : String(error));
      }
      setConcluindo(false);
    }
    setFaltas(hoje);
    if (hoje[0]) irPara(hoje[0].codigo);
  };
  const faltaDe = (codigo: string) => faltas.find(falta => falta.codigo === codigo)?.frase ?? null;
  const amostra = descarteDaAmostra(formulario, draft, entrega);

  return (
    <div className="pagina fluxo">
      <div>
        <p className="quieto">
          {entrega.refeicao.nome} · {entrega.lotacao.nome}
          {entrega.fornecedor && ` · ${entrega.fornecedor.nome}`}
        </p>
        <PageTitle title={`Fiscalização nº ${entrega.numero}`} />
      </div>
      <div className="fluxo-andamento">
        <progress max={contam.length} value={feitos} aria-label="Itens respondidos" />
        <strong>
          {feitos} de {contam.length}
        </strong>
      </div>
      {recusa && <Notice tone="perigo">{recusa}</Notice>}
      {(failure ?? falhou) && <Notice tone="perigo">{failure ?? falhou}</Notice>}
      {entrega.observacao && <Notice tone="info">{entrega.observacao}</Notice>}
      {formulario.secoes.map(secao => (
        <div key={secao.codigo} className="fluxo-secao">
          <h2>{secao.titulo}</h2>
          {secao.itens
            .filter(({ tipo }) => tipo !== 'ASSINATURA')
            .map(item => (
              <ItemDoFormulario
                key={item.codigo}
                item={item}
                entrega={entrega}
                matricula={matricula}
                guardaLugar={guardaLugar}
                resposta={respostaDe(draft, item.codigo)}
                falta={faltaDe(item.codigo)}
                camera={{
                  perguntava: perguntava === item.codigo && draft.perguntando === item.codigo,
                  perguntar: perguntando => change({ perguntando }),
                }}
                mudar={parte => responder(item.codigo, parte)}
              />
            ))}
        </div>
      ))}
      {amostra && (
        <Notice tone="info">Amostra: descartar a partir de {formatInstant(amostra, entrega.fusoHorario)}.</Notice>
      )}
      <Fim draft={draft} faltas={faltas} change={change} codigo={assinaturaDe(formulario)} />
      <div className="fluxo-rodape">
        {faltas.length > 0 && (
          <p className="campo-erro" role="alert">
            {faltas.length === 1 ? 'Falta 1 coisa para concluir.' : `Faltam ${faltas.length} coisas para concluir.`}
          </p>
        )}
        <div className="fluxo-rodape-botoes">
          <Button onClick={() => navegar(PENDENTES)}>Salvar e sair</Button>
          {proximo && faltas.length === 0 ? (
            <Button variant="primary" onClick={() => irPara(proximo.codigo)}>
              Próximo item
            </Button>
          ) : (
            <Button variant="primary" aria-disabled={concluindo} onClick={concluir}>
              {concluindo ? 'Concluindo…' : 'Concluir'}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const assinaturaDe = (formulario: Formulario) =>
  itensDe(formulario).find(({ tipo }) => tipo === 'ASSINATURA')?.codigo ?? 'assinatura';

/** Scrolls the question into view and focuses it, so that a screen reader says it. */
function irPara(codigo: string) {
  const titulo = document.getElementById(lugarDoItem(codigo));
  titulo?.scrollIntoView({ block: 'start' });
  titulo?.focus({ preventScroll: true });
}

/** Tells the server that it has begun, when there is network: the conclusion does not depend on it. */
function useInicio(entrega: DoDia, iniciadaEm: string | undefined, formularioId: number) {
  const [recusa, setRecusa] = useState<string | null>(null);
  const dito = useRef(false);
  useEffect(() => {
    if (!iniciadaEm || dito.current || !entrega.acoes.includes('iniciar')) return;
    dito.current = true;
    iniciarFiscalizacao(entrega, { iniciadaEm, formularioId }).catch(error => {
      if (!unanswered(error)) setRecusa(sentenceOf(error));
    });
  }, [entrega, iniciadaEm, formularioId]);
  return recusa;
}

/** The question whose camera was open when this page was last closed: that page never received the photo. */
function useCameraDeAntes(draft: Preenchimento | null): string | null {
  const [antes, setAntes] = useState<string | null>(null);
  const visto = useRef(false);
  useEffect(() => {
    if (!draft || visto.current) return;
    visto.current = true;
    if (draft.perguntando === null) return;
    setAntes(draft.perguntando);
    irPara(draft.perguntando);
  }, [draft]);
  return antes;
}

interface FimProps {
  draft: Preenchimento;
  faltas: readonly Falta[];
  codigo: string;
  change: (parte: Partial<Preenchimento>) => Promise<void>;
}

const Fim = ({ draft, faltas, codigo, change }: FimProps) => (
  <div className="fluxo-secao">
    <h2>Assinaturas</h2>
    <section className="cartao fluxo-item" aria-labelledby={lugarDoItem('preposto')}>
      <h3 id={lugarDoItem('preposto')} tabIndex={-1}>
        Ciência do preposto da empresa
      </h3>
      <Preposto
        preposto={draft}
        faltas={faltas.flatMap(falta => (falta.codigo === 'preposto' ? falta.frase : []))}
        mudar={change}
      />
    </section>
    <section className="cartao fluxo-item" aria-labelledby={lugarDoItem(codigo)}>
      <h3 id={lugarDoItem(codigo)} tabIndex={-1}>
        Assinatura de quem fiscalizou
      </h3>
      <Assinatura
        assinatura={draft.assinatura}
        falta={faltas.find(falta => falta.codigo === codigo)?.frase ?? null}
        mudar={assinatura => change({ assinatura })}
      />
      {faltas
        .filter(falta => falta.codigo === 'fotos' || falta.codigo === codigo)
        .map(({ frase }) => (
          <p key={frase} className="campo-erro fluxo-falta" role="alert">
            {frase}
          </p>
        ))}
    </section>
  </div>
);
