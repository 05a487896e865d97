import { type ReactNode, useMemo, useState } from 'react';
import type { Titulo } from '../grid/grid.model.ts';
import { useColagem } from '../grid/grid.paste.hook.tsx';
import { faixaDe } from '../grid/grid.reducer.ts';
import { GridStatus } from '../grid/grid-status.component.tsx';
import { Button } from '../ui/button.component.tsx';
import { Checkbox } from '../ui/check.component.tsx';
import { formatHour } from '../ui/date.format.ts';
import { Notice } from '../ui/notice.component.tsx';
import { formatCount } from '../ui/number.format.ts';
import { ColunasDoLote } from './colunas-lote.component.tsx';
import { ConflitosDoLote } from './conflitos-lote.component.tsx';
import { EnviarLote } from './enviar-lote.dialog.tsx';
import { GradeDoLote } from './grade-lote.component.tsx';
import { type LoteAberto, useLote } from './lote.hook.ts';
import { chaveDaLinha, colunasDe, colunasIniciais, edita } from './lote.model.ts';
import type { LinhaPreparo, PreparoEmLote } from './lote.queries.ts';
import { PreencherLote } from './preencher-lote.component.tsx';

interface Props {
  preparo: PreparoEmLote;
  /** Storage key on the device: whose rows these are. */
  guarda: string;
  cabecalho: string;
  rotulo: string;
  tituloDe: (linha: LinhaPreparo) => Titulo;
  nomeDe: (linha: LinhaPreparo) => ReactNode;
}

/** Mounted anew for each reading of the server. */
export function LoteDePedidos(props: Props) {
  const { preparo } = props;
  const [linhas, setLinhas] = useState<readonly LinhaPreparo[]>(preparo.linhas);
  const todas = useMemo(() => colunasDe(preparo), [preparo]);
  const [escolhidas, setEscolhidas] = useState(() => colunasIniciais(todas, preparo.linhas));
  const colunas = useMemo(() => todas.filter(({ par }) => escolhidas.includes(par)), [todas, escolhidas]);
  if (todas.length === 0) {
    return (
      <Notice tone="aviso">
        Nenhuma destas linhas tem refeição com preço em contrato nesta data. Confira os contratos em Manutenção.
      </Notice>
    );
  }
  return (
    <Painel
      key={escolhidas.join()}
      {...props}
      linhas={linhas}
      setLinhas={setLinhas}
      colunas={colunas}
      escolha={<ColunasDoLote todas={todas} escolhidas={escolhidas} escolher={setEscolhidas} />}
    />
  );
}

interface PainelProps extends Props {
  linhas: readonly LinhaPreparo[];
  setLinhas: (mudar: (linhas: readonly LinhaPreparo[]) => readonly LinhaPreparo[]) => void;
  colunas: ReturnType<typeof colunasDe>;
  escolha: ReactNode;
}

function Painel(props: PainelProps) {
  const { preparo, linhas, setLinhas, colunas, tituloDe, guarda, cabecalho, rotulo, nomeDe, escolha } = props;
  const aberto = useLote({ preparo, linhas, setLinhas, colunas, tituloDe, guarda });
  const { grade, estado, agir, aEnviar, recuperadas } = aberto;
  const colagem = useColagem(grade, estado, agir);
  const [enviando, setEnviando] = useState(false);
  const editaveis = useMemo(() => grade.itens.filter(edita).map(chaveDaLinha), [grade]);
  const todasMarcadas = editaveis.length > 0 && editaveis.every(aberto.marcada);

  const [marcacao, setMarcacao] = useState('');
  const alternar = () => {
    const { de, ate } = faixaDe(estado);
    const chaves = grade.itens
      .slice(de.linha, ate.linha + 1)
      .filter(edita)
      .map(chaveDaLinha);
    const marca = !chaves.every(aberto.marcada);
    aberto.marcar(chaves, marca);
    const [uma, varias] = marca
      ? (['linha marcada', 'linhas marcadas'] as const)
      : (['linha desmarcada', 'linhas desmarcadas'] as const);
    setMarcacao(
      chaves.length
        ? `${formatCount(chaves.length, uma, varias)} para enviar.`
        : 'Esta linha não aceita pedido: não há o que marcar.',
    );
  };

  const abrirEnvio = async () => {
    if (await aberto.salvar()) setEnviando(true);
  };

  return (
    <section className="cartao lote-cartao" aria-label={rotulo}>
      {recuperadas > 0 && (
        <Notice tone="info">
          {formatCount(recuperadas, 'linha voltou', 'linhas voltaram')} deste computador, digitadas e ainda não salvas.
          Ctrl+Z desfaz.
        </Notice>
      )}
      <div className="lote-barra">
        <PreencherLote grade={grade} valores={aberto.assentado} agir={agir} />
        {escolha}
        <label className="lote-marcar">
          <Checkbox
            checked={todasMarcadas}
            disabled={editaveis.length === 0}
            onChange={({ target }) => aberto.marcar(editaveis, target.checked)}
          />
          Marcar todas para enviar
        </label>
      </div>
      {colagem.aviso}
      <ConflitosDoLote aberto={aberto} />
      <Recusas aberto={aberto} />
      <GradeDoLote
        aberto={aberto}
        cabecalho={cabecalho}
        rotulo={rotulo}
        nomeDe={nomeDe}
        colar={colagem.colar}
        enviar={abrirEnvio}
        alternar={alternar}
      />
      <p className="so-leitor" aria-live="polite">
        {marcacao}
      </p>
      <GridStatus estado={estado} fala={colagem.fala}>
        <span className="quieto">
          Cole um bloco da planilha com {cabecalho === 'Dia' ? 'a data' : 'o nome ou o código da unidade'} na primeira
          coluna. O que não for entendido é mostrado antes. A barra de espaço marca a linha para enviar.
        </span>
      </GridStatus>
      <div className="lote-envio">
        <Salvo aberto={aberto} />
        <div className="envio-botoes">
          <Button
            disabled={aberto.aSalvar.length === 0 || aberto.salvamento.estado === 'salvando'}
            onClick={() => aberto.salvar()}
          >
            {aberto.aSalvar.length ? `Salvar ${formatCount(aberto.aSalvar.length, 'linha', 'linhas')}` : 'Salvar'}
          </Button>
          <Button
            variant="primary"
            disabled={(aEnviar.length === 0 && aberto.aSalvar.length === 0) || aberto.salvamento.estado === 'salvando'}
            onClick={abrirEnvio}
          >
            {aEnviar.length ? `Enviar ${formatCount(aEnviar.length, 'pedido', 'pedidos')}` : 'Enviar pedidos'}
          </Button>
        </div>
      </div>
      {enviando && <EnviarLote aberto={aberto} fechar={() => setEnviando(false)} />}
    </section>
  );
}

function Salvo({ aberto: { salvamento, mudadas, salvar } }: { aberto: LoteAberto }) {
  const { estado, em, erro } = salvamento;
  if (estado === 'salvando') return <output className="guardado">Salvando…</output>;
  if (estado === 'semConexao') return <output className="guardado">Sem conexão: guardado neste computador</output>;
  if (estado === 'falhou') {
    return (
      <p className="guardado" role="alert">
        Não salvou: {erro}{' '}
        <Button variant="quiet" onClick={() => salvar()}>
          Tentar de novo
        </Button>
      </p>
    );
  }
  if (mudadas.length) return <output className="guardado">Guardado neste computador</output>;
  return <output className="guardado">{em ? `Salvo às ${formatHour(em)}` : ''}</output>;
}

const MOSTRADAS = 8;

/** Rows that a rule refused, each with its sentence; typing in the row lets it try again. */
function Recusas({ aberto: { grade, recusas } }: { aberto: LoteAberto }) {
  if (recusas.size === 0) return null;
  const nomes = new Map(grade.itens.map((item, n) => [chaveDaLinha(item), grade.linhas[n]?.nome]));
  return (
    <div className="recado recado--perigo" role="alert">
      <div>
        <strong>{formatCount(recusas.size, 'linha não foi aceita', 'linhas não foram aceitas')}</strong>
        <ul>
          {[...recusas].slice(0, MOSTRADAS).map(([chave, frase]) => (
            <li key={chave}>
              {nomes.get(chave)}: {frase}
            </li>
          ))}
          {recusas.size > MOSTRADAS && <li>e mais {recusas.size - MOSTRADAS}</li>}
        </ul>
      </div>
    </div>
  );
}
