import { lazy, Suspense } from 'react';
import { useWork } from '../../app/session.work.ts';
import { serverNow } from '../../base/server-clock.ts';
import { useKept } from '../../outbox/kept.hook.ts';
import { CodigoDaUnidade } from '../../presencas/codigo.field.tsx';
import { TrocasAceitas } from '../../trocas/trocas-aceitas.panel.tsx';
import { Card } from '../../ui/card.component.tsx';
import { formatInstant } from '../../ui/date.format.ts';
import { Notice } from '../../ui/notice.component.tsx';
import { PageTitle } from '../../ui/page-title.component.tsx';
import type { DoDia, Formulario } from '../fiscalizacoes.queries.ts';
import {
  chaveDoPreenchimento,
  type Falta,
  formularioDe,
  type Preenchimento,
  preenchimentoNovo,
  respostaDe,
} from '../preenchimento/preenchimento.model.ts';
import { Preposto } from '../preenchimento/preposto.component.tsx';
import { Assinatura } from './assinatura.component.tsx';
import { descarteDaAmostra } from './conclusao.model.ts';
import { seguirComEnter, useCameraDeAntes, useConclusao, useInicio } from './fluxo.hook.ts';
import { andamentoDe, assinaturaDe, comResposta, type ParteDaResposta } from './fluxo.model.ts';
import { FluxoRodape } from './fluxo-rodape.component.tsx';
import { ItemDoFormulario, lugarDoItem } from './item.component.tsx';
import { Lugar } from './lugar.component.tsx';
import { Resto } from './resto.component.tsx';

// Without its code, begun with no network, this device keeps everything all the same.
const RascunhoNoServidor = lazy(() =>
  import('../preenchimento/rascunho-no-servidor.component.tsx').catch(() => ({ default: () => null })),
);

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
  const { draft, change, failure } = useKept<Preenchimento>(chave, matricula, () =>
    preenchimentoNovo(entrega, doDia, nome, new Date().toISOString()),
  );
  const formulario = formularioDe(entrega, doDia, draft);
  const recusa = useInicio(entrega, draft?.iniciadaEm, formulario.id);
  const perguntava = useCameraDeAntes(draft);
  const { faltas, falhou, concluindo, concluir, respondeu } = useConclusao(matricula, entrega, formulario);
  useWork(() => draft !== null);
  if (!draft) return <div className="esqueleto" style={{ height: 640 }} role="status" aria-label="Carregando" />;

  const { total, feitos, proximo } = andamentoDe(formulario, draft, entrega);
  const responder = (codigo: string, parte: ParteDaResposta) => {
    respondeu(codigo);
    return change(em => comResposta(em, codigo, parte, serverNow()));
  };
  const faltaDe = (codigo: string) => faltas.find(falta => falta.codigo === codigo)?.frase ?? null;
  const amostra = descarteDaAmostra(formulario, draft, entrega);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the fields inside are what is typed in
    <div className="pagina fluxo" onKeyDown={seguirComEnter}>
      <Topo entrega={entrega} feitos={feitos} total={total} />
      {recusa && <Notice tone="perigo">{recusa}</Notice>}
      {(failure ?? falhou) && <Notice tone="perigo">{failure ?? falhou}</Notice>}
      {entrega.observacao && <Notice tone="info">{entrega.observacao}</Notice>}
      <TrocasAceitas trocas={entrega.trocas} />
      <Presenca draft={draft} entrega={entrega} change={change} />
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
          <Resto secao={secao.codigo} {...{ formulario, draft, entrega, change, respondeu }} />
        </div>
      ))}
      {amostra && (
        <Notice tone="info">Amostra: descartar a partir de {formatInstant(amostra, entrega.fusoHorario)}.</Notice>
      )}
      <Fim draft={draft} faltas={faltas} change={change} codigo={assinaturaDe(formulario)} />
      <Suspense>
        <RascunhoNoServidor {...{ entrega, formulario, matricula, draft, change }} />
      </Suspense>
      <FluxoRodape faltam={faltas.length} proximo={proximo} concluindo={concluindo} concluir={() => concluir(draft)} />
    </div>
  );
}

const Topo = ({ entrega, feitos, total }: { entrega: DoDia; feitos: number; total: number }) => (
  <>
    <div>
      <p className="quieto">
        {entrega.refeicao.nome} · {entrega.lotacao.nome}
        {entrega.fornecedor && ` · ${entrega.fornecedor.nome}`}
      </p>
      <PageTitle title={`Fiscalização nº ${entrega.numero}`} />
    </div>
    <div className="fluxo-andamento">
      <progress max={total} value={feitos} aria-label="Itens respondidos" />
      <strong>
        {feitos} de {total}
      </strong>
    </div>
  </>
);

const Presenca = ({ draft, entrega, change }: Pick<FimProps, 'draft' | 'change'> & { entrega: DoDia }) => (
  <Card className="fluxo-item" aria-labelledby={lugarDoItem('presenca')}>
    <h3 id={lugarDoItem('presenca')}>Presença na unidade</h3>
    <CodigoDaUnidade
      lida={draft.presenca}
      fusoHorario={entrega.fusoHorario}
      mudar={presenca => void change({ presenca })}
    />
  </Card>
);

interface FimProps {
  draft: Preenchimento;
  faltas: readonly Falta[];
  codigo: string;
  change: (parte: Partial<Preenchimento>) => Promise<void>;
}

const Fim = ({ draft, faltas, codigo, change }: FimProps) => (
  <div className="fluxo-secao">
    <h2>Assinaturas</h2>
    <Card className="fluxo-item" aria-labelledby={lugarDoItem('preposto')}>
      <h3 id={lugarDoItem('preposto')} tabIndex={-1}>
        Ciência do preposto da empresa
      </h3>
      <Preposto
        preposto={draft}
        faltas={faltas.flatMap(falta => (falta.codigo === 'preposto' ? falta.frase : []))}
        mudar={change}
      />
    </Card>
    <Lugar lugar={draft.lugar ?? null} mudar={lugar => change({ lugar })} />
    <Card className="fluxo-item" aria-labelledby={lugarDoItem(codigo)}>
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
    </Card>
  </div>
);
