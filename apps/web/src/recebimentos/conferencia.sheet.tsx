import { XIcon } from '@phosphor-icons/react/dist/csr/X';
import { Drawer } from 'antd';
import { useState } from 'react';
import { queueItem } from '../outbox/device.store.ts';
import { sendNow } from '../outbox/outbox.schedule.ts';
import { tell } from '../outbox/outbox.signals.ts';
import { formatHour } from '../ui/date.format.ts';
import { Field } from '../ui/field.component.tsx';
import { Notice } from '../ui/notice.component.tsx';
import { overlayContainer } from '../ui/overlay.container.ts';
import { TextArea } from '../ui/text-input.component.tsx';
import { type Abertura, chaveDaConferencia } from './abertura.model.ts';
import { Chegada } from './chegada.component.tsx';
import { type Mudar, useConferencia } from './conferencia.hook.ts';
import {
  type Conferencia,
  conferenciaDe,
  conferenciaNova,
  corpoDe,
  type Falha,
  falhasDe,
  soma,
  tudoCerto,
} from './conferencia.model.ts';
import { Fotos } from './fotos.component.tsx';
import { Motivos } from './motivos.component.tsx';
import { Quantidades } from './quantidades.component.tsx';
import type { NaFila } from './recebimento.delivery.ts';
import type { Entrega, Esperadas } from './recebimentos.queries.ts';
import { Rodape } from './rodape.component.tsx';
import { Verificacoes } from './verificacoes.component.tsx';

interface Props {
  matricula: string;
  dia: Esperadas;
  entrega: Entrega;
  abertura: Abertura;
  fechar: () => void;
}

const TITULOS = { receber: 'Receber', repor: 'Reposição:', corrigir: 'Corrigir:' } as const;

/** Typing is stored on the device at once; a record goes through the outbox, with or without network. */
export function ConferenciaSheet({ matricula, dia, entrega, abertura, fechar }: Props) {
  const { modo, recebimentoId } = abertura;
  const corrigido = entrega.recebimentos.find(({ id }) => id === recebimentoId);
  const chave = chaveDaConferencia(matricula, abertura);
  const { em, mudar, falha } = useConferencia(chave, matricula, () =>
    corrigido ? conferenciaDe(corrigido) : conferenciaNova(entrega, modo),
  );
  const [tentou, setTentou] = useState(false);
  const [falhaDoAparelho, setFalhaDoAparelho] = useState<string | null>(null);
  const motivos = [...dia.motivosRecusa, ...dia.motivosFalta];
  const { fotoObrigatoria } = entrega;
  const falhasDela = (conferencia: Conferencia) => falhasDe(conferencia, { modo, fotoObrigatoria, motivos });

  const registrar = async (parte: Partial<Conferencia> = {}) => {
    if (!em) return;
    const conferencia = { ...em.conferencia, ...parte };
    mudar(parte);
    setTentou(true);
    if (falhasDela(conferencia).length > 0) return;
    const { id: lotacaoId } = dia.lotacao;
    const item: NaFila = {
      id: em.clienteUuid,
      person: matricula,
      kind: 'recebimento',
      title: `${TITULOS[modo]} ${entrega.refeicao}`,
      detail: `${dia.lotacao.nome} · pedido ${entrega.pedido.numero}`,
      photos: conferencia.naoChegou ? [] : conferencia.fotos,
      at: new Date().toISOString(),
      delivered: false,
      refusal: null,
      body: {
        lotacaoId,
        data: dia.data,
        pedidoId: entrega.pedido.id,
        tipoAlimentacaoId: entrega.tipoAlimentacaoId,
        modo,
        recebimentoId,
        corpo: corpoDe(conferencia),
        motivo: conferencia.motivo.trim(),
        fotosEnviadas: conferencia.naoChegou ? [] : conferencia.fotosEnviadas,
        conferencia,
      },
    };
    try {
      await queueItem(item, chave);
    } catch (error) {
      setFalhaDoAparelho(error instanceof Error ? error.message : String(error));
      return;
    }
    tell('changed');
    sendNow();
    fechar();
  };

  const falhas = em && tentou ? falhasDela(em.conferencia) : [];
  const { inicioEm, fimEm } = entrega.janela;
  const fuso = dia.fusoHorario;
  return (
    <Drawer
      open
      rootClassName="portao"
      getContainer={overlayContainer}
      size="min(560px, 100vw)"
      title={`${TITULOS[modo]} ${entrega.refeicao}`}
      closable={{ closeIcon: <XIcon size={22} aria-hidden /> }}
      onClose={fechar}
      footer={
        em && (
          <Rodape
            conferencia={em.conferencia}
            modo={modo}
            falhas={falhas}
            mudar={mudar}
            registrar={() =>
              // "All right" says that packaging and menu were looked at too; what was marked stays.
              registrar(
                modo === 'receber' && !em.conferencia.naoChegou && tudoCerto(em.conferencia)
                  ? { embalagem: em.conferencia.embalagem ?? true, cardapio: em.conferencia.cardapio ?? true }
                  : {},
              )
            }
          />
        )
      }
    >
      <p className="quieto portao-resumo">
        {dia.lotacao.nome} · {entrega.fornecedor ?? 'sem fornecedor'} · pedido {entrega.pedido.numero} · janela{' '}
        {formatHour(inicioEm, fuso)}–{formatHour(fimEm, fuso)}
      </p>
      {(falhaDoAparelho ?? falha) && <Notice tone="perigo">{falhaDoAparelho ?? falha}</Notice>}
      {em && (
        <div className="portao-blocos">
          {modo === 'corrigir' && <OQueEstavaErrado conferencia={em.conferencia} falhas={falhas} mudar={mudar} />}
          {em.conferencia.naoChegou ? (
            <section className="cartao portao-bloco" aria-label="Não chegou">
              <Motivos
                titulo={modo === 'repor' ? 'Por que não veio' : 'Por que a refeição não chegou'}
                motivos={dia.motivosFalta}
                escolha={em.conferencia.falta}
                erro={erroDe(falhas, 'falta')}
                mudar={falta => mudar({ falta })}
              />
            </section>
          ) : (
            <Chegou
              matricula={matricula}
              dia={dia}
              entrega={entrega}
              reposicao={modo === 'repor'}
              em={em.conferencia}
              falhas={falhas}
              mudar={mudar}
            />
          )}
          <section className="cartao portao-bloco">
            <Field label="Observação">
              <TextArea
                rows={2}
                maxLength={500}
                value={em.conferencia.observacao}
                onChange={({ target }) => mudar({ observacao: target.value })}
              />
            </Field>
          </section>
        </div>
      )}
    </Drawer>
  );
}

const erroDe = (falhas: readonly Falha[], campo: Falha['campo']) => falhas.find(falha => falha.campo === campo)?.frase;

interface ChegouProps {
  matricula: string;
  dia: Esperadas;
  entrega: Entrega;
  reposicao: boolean;
  em: Conferencia;
  falhas: readonly Falha[];
  mudar: Mudar;
}

function Chegou({ matricula, dia, entrega, reposicao, em, falhas, mudar }: ChegouProps) {
  const chegada = (
    <Chegada entrega={entrega} data={dia.data} fusoHorario={dia.fusoHorario} conferencia={em} mudar={mudar} />
  );
  if (em.chegadaEm === null) return chegada;
  const { itens } = em;
  return (
    <>
      {chegada}
      <Quantidades conferencia={em} reposicao={reposicao} mudar={mudar} />
      {soma(itens, 'recusada') > 0 && (
        <section className="cartao portao-bloco" aria-label="Recusadas">
          <Motivos
            titulo="Por que recusou"
            motivos={dia.motivosRecusa}
            escolha={em.recusa}
            erro={erroDe(falhas, 'recusa')}
            mudar={recusa => mudar({ recusa })}
          />
        </section>
      )}
      {itens.some(({ esperada, entregue }) => entregue < esperada) && (
        <section className="cartao portao-bloco" aria-label="Faltaram">
          <Motivos
            titulo="Por que faltou, se souber"
            motivos={dia.motivosFalta}
            escolha={em.falta}
            erro={erroDe(falhas, 'falta')}
            mudar={falta => mudar({ falta })}
          />
        </section>
      )}
      <Fotos
        matricula={matricula}
        refeicao={entrega.refeicao}
        lotacaoId={dia.lotacao.id}
        obrigatoria={entrega.fotoObrigatoria}
        guardaLugar={dia.fotoGuardaLugar ?? false}
        erro={erroDe(falhas, 'fotos')}
        fotos={em.fotos}
        fotosEnviadas={em.fotosEnviadas}
        mudar={mudar}
      />
      <Verificacoes entrega={entrega} conferencia={em} falhas={falhas} mudar={mudar} />
    </>
  );
}

interface ErradoProps {
  conferencia: Conferencia;
  falhas: readonly Falha[];
  mudar: Mudar;
}

const OQueEstavaErrado = ({ conferencia, falhas, mudar }: ErradoProps) => (
  <section className="cartao portao-bloco">
    <Field label="O que estava errado (o registro anterior continua guardado)">
      <TextArea
        rows={2}
        maxLength={300}
        value={conferencia.motivo}
        aria-invalid={erroDe(falhas, 'motivo') !== undefined}
        onChange={({ target }) => mudar({ motivo: target.value })}
      />
    </Field>
    {erroDe(falhas, 'motivo') && (
      <small className="campo-erro" role="alert">
        {erroDe(falhas, 'motivo')}
      </small>
    )}
  </section>
);
