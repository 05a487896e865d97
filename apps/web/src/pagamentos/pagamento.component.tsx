import { ROTULO_DE_HIPOTESE_DE_EXCECAO } from '@alipen/contracts/generated/rotulos/pagamentos';
import { useState } from 'react';
import { Button } from '../ui/button.component.tsx';
import { formatDay, formatInstant } from '../ui/date.format.ts';
import { formatMoney } from '../ui/number.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { AnularDialog, ComunicarDialog, LiquidarDialog } from './atos.dialog.tsx';
import { fonteDe, SITUACOES } from './pagamentos.labels.ts';
import type { Pagamento } from './pagamentos.queries.ts';
import { PagarDialog } from './pagar.dialog.tsx';
import { Prazo } from './prazo.component.tsx';

const BOTOES = {
  liquidar: { nome: 'Liquidar', primary: true, Dialog: LiquidarDialog },
  pagar: { nome: 'Registrar o pagamento', primary: true, Dialog: PagarDialog },
  comunicar: { nome: 'Registrar a comunicação', primary: true, Dialog: ComunicarDialog },
  anular: { nome: 'Anular a liquidação', primary: false, Dialog: AnularDialog },
} as const;
type Acao = keyof typeof BOTOES;

export function ParteDoPagamento({ pagamento }: { pagamento: Pagamento }) {
  const { valorCentavos, situacao, prazo, posicao, liquidacao, pagamento: pago, excecao, motivo } = pagamento;
  return (
    <section className="pagamento" aria-label={`Fonte ${fonteDe(pagamento)}`}>
      <h3>
        {formatMoney(valorCentavos)} · {pagamento.fonte ? `fonte ${pagamento.fonte}` : 'sem fonte informada'}{' '}
        <Pill tone={SITUACOES[situacao].tom}>{SITUACOES[situacao].rotulo}</Pill> {prazo && <Prazo prazo={prazo} />}
      </h3>
      {posicao !== null && <p>{posicao === 1 ? 'É a próxima da fila.' : `É a ${posicao}ª da fila.`}</p>}
      <Feito verbo="Liquidada" feito={liquidacao} />
      <Feito verbo="Paga" feito={pago} />
      <Valores pagamento={pagamento} />
      {excecao && <Excecao excecao={excecao} />}
      {motivo && <p className="quieto">{motivo}</p>}
      <Botoes pagamento={pagamento} />
    </section>
  );
}

function Feito({ verbo, feito }: { verbo: string; feito: Pagamento['liquidacao'] }) {
  if (!feito) return null;
  return (
    <p>
      {verbo} em {formatDay(feito.data)}, {feito.documento}{' '}
      <small className="quieto">
        registrado por {feito.por}, {formatInstant(feito.em)}
      </small>
    </p>
  );
}

function Valores({ pagamento: { retencaoCentavos, retidoCentavos, pagoCentavos } }: { pagamento: Pagamento }) {
  if (retidoCentavos !== null && pagoCentavos !== null) {
    return (
      <p>
        Ao fornecedor <strong>{formatMoney(pagoCentavos)}</strong>; retido {formatMoney(retidoCentavos)}.
      </p>
    );
  }
  return retencaoCentavos > 0 ? (
    <p className="quieto">A nota declara {formatMoney(retencaoCentavos)} a reter.</p>
  ) : null;
}

const Excecao = ({ excecao }: { excecao: NonNullable<Pagamento['excecao']> }) => (
  <div className="pagamento-excecao">
    <p>
      <Pill tone="aviso">Fora da ordem</Pill> {ROTULO_DE_HIPOTESE_DE_EXCECAO[excecao.hipotese]}
    </p>
    <p>{excecao.justificativa}</p>
    <p className="quieto">
      Autorizada por {excecao.autoridade}.{' '}
      {excecao.comunicacao
        ? `Comunicada em ${formatDay(excecao.comunicacao.data)}: ${excecao.comunicacao.documento}.`
        : 'Falta comunicar ao controle interno e ao tribunal de contas.'}
    </p>
  </div>
);

function Botoes({ pagamento }: { pagamento: Pagamento }) {
  const { acoes, impedimentos } = pagamento;
  const [aberto, setAberto] = useState<Acao | null>(null);
  const impedidas = new Set(impedimentos.map(({ acao }) => acao));
  const livres = (Object.keys(BOTOES) as Acao[]).filter(acao => acoes.includes(acao) && !impedidas.has(acao));
  const Dialog = aberto && BOTOES[aberto].Dialog;
  return (
    <>
      {impedimentos.map(({ acao, motivo }) => (
        <p key={acao} className="quieto">
          {motivo}
        </p>
      ))}
      {livres.length > 0 && (
        <div className="pagamento-botoes">
          {livres.map(acao => (
            <Button key={acao} variant={BOTOES[acao].primary ? 'primary' : undefined} onClick={() => setAberto(acao)}>
              {BOTOES[acao].nome}
            </Button>
          ))}
        </div>
      )}
      {Dialog && <Dialog pagamento={pagamento} sair={() => setAberto(null)} />}
    </>
  );
}
