// Generated from packages/contracts/openapi by `pnpm generate`. Do not edit.
export interface paths {
    "/api/acessos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem abre cada tela, e se esta pessoa abre */
        get: operations["listarAcessos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Páginas deste documento */
        get: operations["abrirDocumentacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Abre a sessão do navegador */
        post: operations["entrarNaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra a sessão e revoga o token */
        post: operations["sairDaSessao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/menu": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O menu do papel da pessoa; antes de haver papel, o de ATENDIMENTO */
        get: operations["obterMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Este documento */
        get: operations["obterDocumento"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/sessao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem está na sessão */
        get: operations["obterSessao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Token para integradores, sem cookie */
        post: operations["emitirToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/live": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O processo responde */
        get: operations["verificarVidaDoBff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pode receber tráfego (não depende da API do governo) */
        get: operations["verificarProntidaoDoBff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Contratos de fornecimento */
        get: operations["listarContratos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/contratos/{contratoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        /** Um contrato com os preços por refeição e público */
        get: operations["obterContrato"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/efetivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O efetivo de cada lotação em um dia (o último informado até a data) */
        get: operations["listarEfetivos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/foto-refeicao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A imagem de uma foto */
        get: operations["obterFotoRefeicao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/fotos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Guarda a foto de uma refeição */
        post: operations["enviarFoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Lotações (unidades); a pessoa solicitante vê só a sua */
        get: operations["listarLotacoes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/importacoes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Carrega lotações e o efetivo delas de uma planilha CSV ou XLSX, com ensaio antes
         * @description Colunas: nome, uf, municipio, tipo, capacidade, populacao, servidores (as demais são ignoradas). A lotação é reconhecida por nome + UF + município. Linha recusada não impede as outras; o arquivo todo grava de uma vez.
         */
        post: operations["importarLotacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** Uma lotação */
        get: operations["obterLotacao"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/efetivos/{data}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        get?: never;
        /** Informa o efetivo de uma lotação em um dia (substitui o anterior do mesmo dia) */
        put: operations["informarEfetivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/lotacoes/{lotacaoId}/programacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        /** A programação da lotação que vale em uma data (sete dias) */
        get: operations["obterProgramacao"];
        /** Define a programação da lotação a partir de uma data; a anterior termina na véspera */
        put: operations["definirProgramacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/mapa-diario": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** O mapa de um dia — lotações × refeições × públicos, com totais do servidor */
        get: operations["obterMapaDiario"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Os motivos de cada contexto, na ordem em que aparecem */
        get: operations["listarMotivos"];
        put?: never;
        /** Cria um motivo */
        post: operations["criarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Define a ordem dos motivos de um contexto */
        put: operations["ordenarMotivos"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos/{motivoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        /** Um motivo */
        get: operations["obterMotivo"];
        /** Altera o texto e se pede explicação */
        put: operations["editarMotivo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos/{motivoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa de oferecer o motivo; o que já o usou não muda */
        post: operations["inativarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/motivos/{motivoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Volta a oferecer o motivo */
        post: operations["reativarMotivo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/parametros": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As constantes das regras, com o valor de hoje e a próxima mudança */
        get: operations["listarParametros"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/parametros/{chave}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        /** Um parâmetro com todas as suas versões */
        get: operations["obterParametro"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/parametros/{chave}/vigencias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Define o valor a partir de um dia; nulo volta ao padrão */
        post: operations["definirParametro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/parametros/{chave}/vigencias/{valeDe}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desiste de uma mudança que ainda não começou a valer */
        post: operations["cancelarVigenciaParametro"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pedidos com filtros; a pessoa solicitante vê só os da sua lotação */
        get: operations["listarPedidos"];
        put?: never;
        /** Abre o rascunho do pedido de um dia */
        post: operations["criarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/preparo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tudo o que se precisa para pedir as refeições de uma lotação em um dia
         * @description Refeições e públicos ativos, programação, efetivo, contrato e preços, prazo pelo relógio do servidor, o que foi pedido na véspera e na semana anterior e o pedido do dia, se houver.
         */
        get: operations["prepararPedido"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/resumo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Um dia em números — lotações com e sem pedido, refeições, valor previsto */
        get: operations["resumirPedidos"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/{pedidoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        /** Um pedido com itens e histórico */
        get: operations["obterPedido"];
        /** Troca as quantidades de um rascunho */
        put: operations["editarPedido"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/pedidos/{pedidoId}/envio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Envia o pedido; contrato, fornecedor e preços ficam congelados */
        post: operations["enviarPedido"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/programacoes/do-efetivo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Gera a programação de várias lotações a partir do efetivo delas
         * @description Internos comem todas as refeições; servidores de plantão comem todas, os de expediente só as do meio do dia. A quantidade que passaria de 9.999 fica em 9.999 e a lotação aparece em `limitadas`.
         */
        post: operations["gerarProgramacoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Refeições do dia, na ordem em que são servidas, com os horários que valem em uma data */
        get: operations["listarTiposAlimentacao"];
        put?: never;
        /** Cria um tipo de alimentação, com os horários com que começa */
        post: operations["criarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/ordem": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Define a ordem em que os tipos aparecem */
        put: operations["ordenarTiposAlimentacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        /** Um tipo com todas as suas versões de horários e limites */
        get: operations["obterTipoAlimentacao"];
        /** Altera o que não muda por data (nome, sigla, ícone, cor) */
        put: operations["editarTipoAlimentacao"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/inativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tira o tipo dos pedidos novos; os mapas passados o mantêm
         * @description Em uso, responde 409 com o nome do que depende do tipo; com `mesmoEmUso` inativa assim mesmo.
         */
        post: operations["inativarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/reativacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Volta a oferecer o tipo */
        post: operations["reativarTipoAlimentacao"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Muda horários e limites a partir de um dia; o que veio antes não muda */
        post: operations["criarVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/simulacao": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** O que a mudança de horários tocaria, sem gravar */
        post: operations["simularVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/{valeDe}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        /** Corrige uma versão que ainda não passou */
        put: operations["alterarVigenciaTipo"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-alimentacao/{tipoAlimentacaoId}/vigencias/{valeDe}/cancelamento": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Desiste de uma mudança que ainda não começou a valer */
        post: operations["cancelarVigenciaTipo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/tipos-publico": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Quem come, na ordem das colunas */
        get: operations["listarTiposPublico"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** As pessoas que entram no sistema */
        get: operations["listarUsuarios"];
        put?: never;
        /** Cadastra uma pessoa que entra no sistema */
        post: operations["criarUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        /** Uma pessoa */
        get: operations["obterUsuario"];
        /**
         * Altera nome, matrícula, perfis e lotação
         * @description Mudar perfis ou lotação encerra as sessões da pessoa: o token carrega os dois.
         */
        put: operations["editarUsuario"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}/bloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Impede a pessoa de entrar e encerra as sessões dela */
        post: operations["bloquearUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}/desbloqueio": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deixa a pessoa entrar de novo */
        post: operations["desbloquearUsuario"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}/encerramento-sessoes": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Encerra todas as sessões da pessoa; ela pode entrar de novo */
        post: operations["encerrarSessoes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ms-alipen/usuarios/{usuarioId}/senha": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Troca a senha por uma nova, mostrada só nesta resposta, e encerra as sessões */
        post: operations["redefinirSenha"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Documento de problema (RFC 9457). `instance` é o identificador da requisição. */
        Problema: {
            type: string;
            title: string;
            status: number;
            detail: string;
            instance: string;
            errors?: components["schemas"]["ErroDeCampo"][];
            /** @description No pedido duplicado, o pedido que já existe. */
            pedido?: components["schemas"]["ReferenciaPedido"];
        };
        ErroDeCampo: {
            /** @description Ponteiro JSON do campo. */
            pointer: string;
            detail: string;
        };
        /** @enum {string} */
        Autoridade: "AL_GESTOR" | "SOLICITANTE" | "AL_ATENDIMENTO" | "AL_MONITORAMENTO" | "AL_FISCAL";
        /** @description Refeições, inteiro de 0 a 9.999 (regra R21 do domínio). */
        Quantidade: number;
        /** @description Dinheiro em centavos inteiros; nunca ponto flutuante. */
        Centavos: number;
        Id: number;
        /**
         * Format: date
         * @description Dia da refeição, sem hora nem fuso.
         */
        Data: string;
        /**
         * Format: date-time
         * @description Instante em UTC.
         */
        Instante: string;
        /** @description O que a importação de uma planilha fez, ou faria. */
        RelatorioImportacao: {
            simulada: boolean;
            /** @description Linhas de dados lidas. */
            linhas: number;
            novas: number;
            alteradas: number;
            iguais: number;
            /** @description Na importação de lotações: soma do efetivo de internos das linhas aceitas. */
            pessoas?: number;
            recusadas: components["schemas"]["LinhaRecusada"][];
            /** @description O cabeçalho do arquivo, na ordem das células das linhas recusadas. */
            colunas: string[];
            alteracoes: components["schemas"]["LinhaAlterada"][];
        };
        LinhaRecusada: {
            /** @description Linha do arquivo; o cabeçalho é a 1. */
            linha: number;
            /** @description Cabeçalho da coluna do primeiro problema. */
            coluna?: string;
            nome?: string;
            /** @description Tudo o que há de errado na linha. */
            motivo: string;
            /** @description As células da linha, para o arquivo a corrigir. */
            celulas: string[];
        };
        LinhaAlterada: {
            linha: number;
            nome: string;
            campos: string[];
        };
        /** @enum {string} */
        SituacaoContrato: "FUTURO" | "VIGENTE" | "A_VENCER" | "VENCIDO" | "ENCERRADO";
        ReferenciaContrato: {
            id: components["schemas"]["Id"];
            numero: string;
            /** @description Nome fantasia. */
            fornecedor: string;
        };
        Contrato: {
            id: components["schemas"]["Id"];
            numero: string;
            processo: string;
            lote: string;
            fornecedor: string;
            cnpj: string;
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"];
            valorTotalCentavos: components["schemas"]["Centavos"];
            situacao: components["schemas"]["SituacaoContrato"];
            /** @description Lotações atendidas hoje. */
            lotacoes: number;
        };
        PaginaContratos: {
            itens: components["schemas"]["Contrato"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ContratoDetalhado: components["schemas"]["Contrato"] & {
            itens: components["schemas"]["ItemContrato"][];
        };
        ItemContrato: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            precoCentavos: components["schemas"]["Centavos"];
            quantidadeContratada: number;
        };
        Pessoas: number;
        /** @enum {string} */
        FonteEfetivo: "MANUAL" | "IMPORTADO" | "INTEGRACAO";
        NovoEfetivo: {
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
        };
        Efetivo: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            servidoresPlantao: components["schemas"]["Pessoas"];
            servidoresExpediente: components["schemas"]["Pessoas"];
            fonte: components["schemas"]["FonteEfetivo"];
            capturadoEm: components["schemas"]["Instante"];
        };
        PaginaEfetivos: {
            itens: components["schemas"]["Efetivo"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        NomeFoto: string;
        /** @enum {string} */
        ContextoFoto: "RECEBIMENTO" | "PESAGEM" | "TERMOMETRO" | "MARMITA" | "VEICULO" | "NAO_CONFORMIDADE";
        Foto: {
            foto: components["schemas"]["NomeFoto"];
            sha256: string;
            bytes: number;
            /** @enum {string} */
            tipo: "image/jpeg" | "image/png";
            contexto: components["schemas"]["ContextoFoto"];
            enviadaEm: components["schemas"]["Instante"];
        };
        Credenciais: {
            /** @description Só os 11 dígitos. */
            cpf: string;
            senha: string;
        };
        TokenEmitido: {
            token: string;
        };
        ConjuntoDeChaves: {
            keys: components["schemas"]["ChavePublica"][];
        };
        ChavePublica: {
            kty: string;
            kid: string;
            alg: string;
            /** @constant */
            use: "sig";
        } & {
            [key: string]: string;
        };
        /** @enum {string} */
        Uf: "AC" | "AL" | "AM" | "AP" | "BA" | "CE" | "DF" | "ES" | "GO" | "MA" | "MG" | "MS" | "MT" | "PA" | "PB" | "PE" | "PI" | "PR" | "RJ" | "RN" | "RO" | "RR" | "RS" | "SC" | "SE" | "SP" | "TO";
        /** @enum {string} */
        TipoLotacao: "UNIDADE_PRISIONAL" | "DELEGACIA" | "ABRIGO" | "SOCIOEDUCATIVO" | "QUARTEL" | "ADMINISTRATIVO";
        Lotacao: {
            id: components["schemas"]["Id"];
            codigo: string;
            nome: string;
            tipo: components["schemas"]["TipoLotacao"];
            municipio: string;
            uf: components["schemas"]["Uf"];
            /** @description Zona IANA da unidade. */
            fusoHorario: string;
            capacidade: number | null;
            telefone: string | null;
            ativa: boolean;
        };
        PaginaLotacoes: {
            itens: components["schemas"]["Lotacao"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        ReferenciaLotacao: {
            id: components["schemas"]["Id"];
            nome: string;
            municipio: string;
            uf: components["schemas"]["Uf"];
        };
        ColunaMapa: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            refeicao: string;
            publico: string;
        };
        LinhaMapa: {
            lotacao: components["schemas"]["ReferenciaLotacao"];
            pedido: components["schemas"]["ReferenciaPedido"] | null;
            /** @description Nula quando não há pedido. */
            situacao: components["schemas"]["SituacaoPedido"] | null;
            internos: number | null;
            servidores: number | null;
            /** @description Só do que foi enviado. */
            quantidades: components["schemas"]["Quantidade"][];
            diferencas: (number | null)[];
            total: number;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorCentavos: components["schemas"]["Centavos"];
        };
        TotaisMapa: {
            lotacoes: number;
            comPedido: number;
            internos: number;
            servidores: number;
            quantidades: number[];
            total: number;
            /** @description Soma das refeições acima do efetivo. */
            acimaDoEfetivo: number;
            valorCentavos: components["schemas"]["Centavos"];
            valorDesvioCentavos: components["schemas"]["Centavos"];
        };
        MapaDiario: {
            data: components["schemas"]["Data"];
            geradoEm: components["schemas"]["Instante"];
            /** @description Há lotação ativa sem pedido enviado. */
            parcial: boolean;
            colunas: components["schemas"]["ColunaMapa"][];
            linhas: components["schemas"]["LinhaMapa"][];
            totais: components["schemas"]["TotaisMapa"];
            regras: components["schemas"]["RegrasPedido"];
        };
        /** @enum {string} */
        ContextoMotivo: "AJUSTE" | "CANCELAMENTO" | "DEVOLUCAO" | "RECUSA" | "RECUSA_ENTREGA" | "NAO_ENTREGA" | "REABERTURA" | "JUSTIFICATIVA_ACIMA" | "EMERGENCIA";
        CodigoMotivo: string;
        Motivo: {
            id: components["schemas"]["Id"];
            contexto: components["schemas"]["ContextoMotivo"];
            codigo: components["schemas"]["CodigoMotivo"];
            texto: string;
            /** @description Quem escolhe precisa explicar com as próprias palavras. */
            exigeTexto: boolean;
            ordem: number;
            ativo: boolean;
            versao: number;
        };
        NovoMotivo: {
            contexto: components["schemas"]["ContextoMotivo"];
            /** @description Sem ele, sai do texto. */
            codigo?: components["schemas"]["CodigoMotivo"];
            texto: string;
            exigeTexto: boolean;
        };
        EdicaoMotivo: {
            texto: string;
            exigeTexto: boolean;
        };
        OrdemDosMotivos: {
            contexto: components["schemas"]["ContextoMotivo"];
            /** @description Todos os motivos do contexto, na ordem desejada. */
            ids: components["schemas"]["Id"][];
        };
        ChaveParametro: string;
        /** @enum {string} */
        TipoParametro: "INTEIRO" | "LOGICO" | "OPCAO";
        ValorParametro: number | boolean | string;
        /** @description Nulo é o padrão do sistema. */
        ValorOuPadrao: components["schemas"]["ValorParametro"] | null;
        OpcaoParametro: {
            valor: string;
            rotulo: string;
        };
        ProximaMudanca: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorParametro"];
        };
        Parametro: {
            chave: components["schemas"]["ChaveParametro"];
            grupo: string;
            titulo: string;
            descricao: string;
            /** @description A regra do domínio, como R4. */
            regra: string;
            tipo: components["schemas"]["TipoParametro"];
            unidade: string | null;
            padrao: components["schemas"]["ValorParametro"];
            minimo: number | null;
            maximo: number | null;
            opcoes: components["schemas"]["OpcaoParametro"][];
            /** @description Falso nas regras de telas que ainda virão. */
            emUso: boolean;
            /** @description O que vale hoje. */
            valor: components["schemas"]["ValorParametro"];
            /** @description Ninguém definiu outro valor, ou se voltou ao padrão. */
            noPadrao: boolean;
            valeDe: components["schemas"]["Data"] | null;
            proxima: components["schemas"]["ProximaMudanca"] | null;
            versao: number;
        };
        ListaParametros: {
            hoje: components["schemas"]["Data"];
            itens: components["schemas"]["Parametro"][];
        };
        VigenciaParametro: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorParametro"];
            noPadrao: boolean;
            situacao: components["schemas"]["SituacaoVigencia"];
            criadaEm: components["schemas"]["Instante"];
            criadaPor: string | null;
        };
        ParametroDetalhado: {
            hoje: components["schemas"]["Data"];
            parametro: components["schemas"]["Parametro"];
            versao: number;
            /** @description Da mais nova à mais antiga. */
            vigencias: components["schemas"]["VigenciaParametro"][];
        };
        NovaVigenciaParametro: {
            valeDe: components["schemas"]["Data"];
            valor: components["schemas"]["ValorOuPadrao"];
        };
        /** @enum {string} */
        SituacaoPedido: "RASCUNHO" | "ENVIADO";
        /**
         * @description PROGRAMADO vira EMERGENCIAL quando enviado depois do prazo.
         * @enum {string}
         */
        TipoPedido: "PROGRAMADO" | "EMERGENCIAL";
        /** @enum {string} */
        OrdemPedidos: "dataRefeicao" | "-dataRefeicao" | "lotacao" | "-lotacao" | "total" | "-total" | "alteradoEm" | "-alteradoEm";
        /**
         * @description O que esta pessoa pode fazer com este pedido agora.
         * @enum {string}
         */
        AcaoPedido: "editar" | "enviar";
        /** @enum {string} */
        EventoPedido: "criar" | "editar" | "enviar";
        ReferenciaPedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
        };
        NumeroPedido: string;
        ItemDigitado: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovoPedido: {
            lotacaoId: components["schemas"]["Id"];
            dataRefeicao: components["schemas"]["Data"];
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EdicaoPedido: {
            itens: components["schemas"]["ItemDigitado"][];
            observacao?: string;
        };
        EnvioPedido: {
            /** @description Obrigatória depois do prazo e para quantidade mais de 5 acima do efetivo. */
            justificativa?: string;
        };
        ItemPedido: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidadeProgramada: components["schemas"]["Quantidade"];
            quantidadeSolicitada: components["schemas"]["Quantidade"];
            /** @description Congelado no envio; nulo no rascunho. */
            precoCentavos: components["schemas"]["Centavos"] | null;
        };
        EfetivoInformado: {
            data: components["schemas"]["Data"];
            internos: components["schemas"]["Pessoas"];
            /** @description Plantão mais expediente. */
            servidores: number;
            capturadoEm: components["schemas"]["Instante"];
        };
        HistoricoPedido: {
            em: components["schemas"]["Instante"];
            por: string;
            evento: components["schemas"]["EventoPedido"];
            de: components["schemas"]["SituacaoPedido"] | null;
            para: components["schemas"]["SituacaoPedido"];
            alteracoes: components["schemas"]["AlteracaoItem"][];
        };
        AlteracaoItem: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            de: components["schemas"]["Quantidade"] | null;
            para: components["schemas"]["Quantidade"] | null;
        };
        PedidoResumido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            fornecedor: string | null;
            /** @description Soma por tipo de alimentação. */
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            totalRefeicoes: number;
            /** @description Efetivo de internos do dia. */
            internos: number | null;
            maiorDiferenca: components["schemas"]["Diferenca"];
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            enviadoEm: components["schemas"]["Instante"] | null;
            alteradoEm: components["schemas"]["Instante"];
            acoes: components["schemas"]["AcaoPedido"][];
        };
        TotalPorRefeicao: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            total: number;
        };
        /**
         * @description OK até 0; ACIMA de 1 a 5; MUITO_ACIMA mais de 5; SEM_BASE sem efetivo com que comparar (regras R15 e R16).
         * @enum {string}
         */
        FaixaDiferenca: "OK" | "ACIMA" | "MUITO_ACIMA" | "SEM_BASE";
        Diferenca: {
            valor: number | null;
            faixa: components["schemas"]["FaixaDiferenca"];
        };
        PaginaPedidos: {
            itens: components["schemas"]["PedidoResumido"][];
            total: number;
            pagina: number;
            tamanho: number;
            porSituacao: components["schemas"]["ContagemPorSituacao"];
        };
        ContagemPorSituacao: {
            RASCUNHO: number;
            ENVIADO: number;
        };
        Pedido: {
            id: components["schemas"]["Id"];
            numero: components["schemas"]["NumeroPedido"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            dataRefeicao: components["schemas"]["Data"];
            tipo: components["schemas"]["TipoPedido"];
            situacao: components["schemas"]["SituacaoPedido"];
            foraDoPrazo: boolean;
            /** @description Congelado no envio; no rascunho, o que vale na data. */
            contrato: components["schemas"]["ReferenciaContrato"] | null;
            prazoLimiteEm: components["schemas"]["Instante"];
            justificativa: string | null;
            observacao: string | null;
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            itens: components["schemas"]["ItemPedido"][];
            totalRefeicoes: number;
            valorPrevistoCentavos: components["schemas"]["Centavos"] | null;
            criadoEm: components["schemas"]["Instante"];
            criadoPor: string;
            enviadoEm: components["schemas"]["Instante"] | null;
            enviadoPor: string | null;
            alteradoEm: components["schemas"]["Instante"];
            /** @description O ETag do pedido é a versão entre aspas; é o que se manda em If-Match. */
            versao: number;
            acoes: components["schemas"]["AcaoPedido"][];
            historico: components["schemas"]["HistoricoPedido"][];
        };
        PreparoPedido: {
            agora: components["schemas"]["Instante"];
            lotacao: components["schemas"]["ReferenciaLotacao"];
            fusoHorario: string;
            data: components["schemas"]["Data"];
            prazo: components["schemas"]["PrazoPedido"];
            contrato: components["schemas"]["ReferenciaContrato"] | null;
            efetivo: components["schemas"]["EfetivoInformado"] | null;
            refeicoes: components["schemas"]["TipoAlimentacao"][];
            publicos: components["schemas"]["TipoPublico"][];
            celulas: components["schemas"]["CelulaPreparo"][];
            regras: components["schemas"]["RegrasPedido"];
            dias: components["schemas"]["DiaPreparo"][];
            pedido: components["schemas"]["Pedido"] | null;
            acoes: ("criar" | "editar" | "enviar")[];
        };
        PrazoPedido: {
            limiteEm: components["schemas"]["Instante"];
            encerrado: boolean;
        };
        /** @description Uma refeição para um público; as quantidades são nulas quando não houve pedido naquele dia. */
        CelulaPreparo: {
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            programada: components["schemas"]["Quantidade"];
            ontem: components["schemas"]["Quantidade"] | null;
            semanaPassada: components["schemas"]["Quantidade"] | null;
            /** @description Nulo quando o contrato não tem preço; a célula não pode ser pedida. */
            precoCentavos: components["schemas"]["Centavos"] | null;
            /** @description Efetivo com que a quantidade se compara. */
            base: number | null;
        };
        RegrasPedido: {
            quantidadeMaxima: number;
            /** @description Diferença acima da qual a célula é ACIMA (0). */
            atencaoAcimaDe: number;
            /** @description Diferença acima da qual a célula é MUITO_ACIMA e pede motivo (5). */
            justificativaAcimaDe: number;
            horizonteDias: number;
        };
        DiaPreparo: {
            data: components["schemas"]["Data"];
            situacao: components["schemas"]["SituacaoPedido"] | null;
            encerrado: boolean;
        };
        ResumoPedidos: {
            data: components["schemas"]["Data"];
            agora: components["schemas"]["Instante"];
            prazo: components["schemas"]["PrazoPedido"];
            lotacoes: number;
            enviados: number;
            rascunhos: number;
            semPedido: number;
            emergenciais: number;
            /** @description Pedidos com alguma célula MUITO_ACIMA. */
            acimaDoEfetivo: number;
            refeicoes: components["schemas"]["TotalPorRefeicao"][];
            valorPrevistoCentavos: components["schemas"]["Centavos"];
            /** @description As primeiras sem pedido enviado, por nome. */
            lotacoesSemPedido: components["schemas"]["ReferenciaLotacao"][];
        };
        ItemProgramacao: {
            /** @description 0 é domingo. */
            diaSemana: number;
            tipoAlimentacaoId: components["schemas"]["Id"];
            tipoPublicoId: components["schemas"]["Id"];
            quantidade: components["schemas"]["Quantidade"];
        };
        NovaProgramacao: {
            vigenciaInicio: components["schemas"]["Data"];
            observacao?: string;
            itens: components["schemas"]["ItemProgramacao"][];
        };
        Programacao: {
            lotacaoId: components["schemas"]["Id"];
            vigenciaInicio: components["schemas"]["Data"];
            vigenciaFim: components["schemas"]["Data"] | null;
            observacao: string | null;
            itens: components["schemas"]["ItemProgramacao"][];
        };
        GeracaoProgramacoes: {
            vigenciaInicio: components["schemas"]["Data"];
            /** @description Sem a lista, todas as lotações ativas que ainda não têm programação nessa data. */
            lotacaoIds?: components["schemas"]["Id"][];
        };
        ResultadoGeracao: {
            geradas: number;
            semEfetivo: components["schemas"]["Id"][];
            limitadas: components["schemas"]["Id"][];
        };
        Saude: {
            /** @enum {string} */
            status: "ok";
        };
        Hora: string;
        /**
         * @description Nome da figura na coleção Phosphor.
         * @enum {string}
         */
        IconeRefeicao: "Coffee" | "Bread" | "Egg" | "Cookie" | "CookingPot" | "BowlFood" | "BowlSteam" | "ForkKnife" | "Hamburger" | "OrangeSlice" | "AppleLogo" | "Carrot" | "Fish" | "Backpack" | "Moon" | "SunHorizon";
        /**
         * @description Uma cor da paleta, com contraste conferido no claro e no escuro.
         * @enum {string}
         */
        CorRefeicao: "ANIL" | "VERDE" | "AMBAR" | "TERRA" | "VINHO" | "ROXO" | "PETROLEO" | "GRAFITE";
        /** @description Horários e limites de um tipo, no relógio da unidade. */
        HorariosDoTipo: {
            /** @description Até quando se pede (R1). */
            horaLimitePedido: components["schemas"]["Hora"];
            /** @description Quantos dias antes do dia da refeição o pedido fecha. */
            diasAntecedencia: number;
            /** @description Até quando se ajusta (R2); nulo não aceita ajuste. */
            horaLimiteAjuste: components["schemas"]["Hora"] | null;
            /** @description 0 é no próprio dia; 1 é na véspera. */
            diasAntecedenciaAjuste: number;
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            /** @description Minutos depois do fim da janela em que a entrega ainda não é atraso (R6). */
            toleranciaMin: number;
            /** @description Peso líquido mínimo, em gramas (R12). */
            pesoMinimoG: number | null;
            /** @description Quanto a média da amostra pode ficar abaixo (R13). */
            toleranciaPesoPct: number;
            /** @description Quanto uma unidade da amostra pode ficar abaixo (R13). */
            toleranciaPesoUnidadePct: number;
            /** @description Comida quente na chegada, em graus (R9). */
            tempMinimaQuenteC: number | null;
            /** @description Comida fria na chegada, em graus (R10). */
            tempMaximaFriaC: number | null;
        };
        TipoAlimentacao: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            /** @description Os servidores de expediente só comem as refeições do meio do dia. */
            meioDoDia: boolean;
            /** @description O recebimento exige foto. */
            fotoObrigatoria: boolean;
            horaLimitePedido: components["schemas"]["Hora"];
            diasAntecedencia: number;
            horaLimiteAjuste: components["schemas"]["Hora"] | null;
            diasAntecedenciaAjuste: number;
            entregaInicio: components["schemas"]["Hora"];
            entregaFim: components["schemas"]["Hora"];
            ativo: boolean;
            /** @description Na lista de hoje: o primeiro dia da próxima mudança de horários, se há. */
            mudaEm?: components["schemas"]["Data"];
        };
        /** @enum {string} */
        SituacaoVigencia: "PASSADA" | "EM_VIGOR" | "PROGRAMADA";
        VigenciaTipo: {
            /** @description O primeiro dia em que vale; nulo é a versão com que o tipo começou. */
            valeDe: components["schemas"]["Data"] | null;
            situacao: components["schemas"]["SituacaoVigencia"];
            horarios: components["schemas"]["HorariosDoTipo"];
            criadaEm: components["schemas"]["Instante"] | null;
            criadaPor: string | null;
            /** @description O que chama a atenção e não impede. */
            avisos: string[];
        };
        TipoAlimentacaoDetalhado: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
            ativo: boolean;
            versao: number;
            /** @description O dia em Brasília: antes dele nada mais se muda. */
            hoje: components["schemas"]["Data"];
            /** @description Da mais nova à mais antiga. */
            vigencias: components["schemas"]["VigenciaTipo"][];
        };
        EdicaoTipoAlimentacao: {
            nome: string;
            sigla: string;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
        };
        NovoTipoAlimentacao: {
            nome: string;
            sigla: string;
            icone: components["schemas"]["IconeRefeicao"];
            cor: components["schemas"]["CorRefeicao"];
            meioDoDia: boolean;
            fotoObrigatoria: boolean;
            horarios: components["schemas"]["HorariosDoTipo"];
        };
        NovaVigenciaTipo: {
            /** @description Hoje ou um dia que ainda vem. */
            valeDe: components["schemas"]["Data"];
            horarios: components["schemas"]["HorariosDoTipo"];
        };
        OrdemDosTipos: {
            /** @description Todos os tipos, ativos e inativos, na ordem desejada. */
            ids: components["schemas"]["Id"][];
        };
        ImpactoVigencia: {
            valeDe: components["schemas"]["Data"];
            /** @description A véspera da próxima mudança; nulo quando não há. */
            ate: components["schemas"]["Data"] | null;
            /** @description Unidades ativas com esta refeição na programação ou em pedido do período. */
            unidades: number;
            /** @description Pedidos abertos cujo prazo passa a ser o novo. */
            rascunhos: number;
            /** @description Pedidos já enviados: guardam o prazo com que foram enviados. */
            enviados: number;
            avisos: string[];
        };
        /**
         * @description Com que número do efetivo a quantidade se compara.
         * @enum {string}
         */
        BaseConferencia: "EFETIVO_INTERNO" | "EFETIVO_SERVIDOR" | "SEM_BASE";
        TipoPublico: {
            id: components["schemas"]["Id"];
            nome: string;
            sigla: string;
            ordem: number;
            baseConferencia: components["schemas"]["BaseConferencia"];
            ativo: boolean;
        };
        /** @enum {string} */
        SituacaoUsuario: "ATIVO" | "BLOQUEADO";
        /** @description Como ***.123.456-**: só os seis do meio (LGPD). */
        CpfMascarado: string;
        NovoUsuario: {
            cpf: string;
            nome: string;
            matricula: string;
            /** @description Sem ela o sistema gera uma e a mostra uma vez. */
            senha?: string;
            authorities: components["schemas"]["Autoridades"];
            /** @description Obrigatória para SOLICITANTE. */
            lotacaoId?: components["schemas"]["Id"];
        };
        EdicaoUsuario: {
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridades"];
            lotacaoId: components["schemas"]["Id"] | null;
        };
        Autoridades: components["schemas"]["Autoridade"][];
        UsuarioCriado: {
            id: components["schemas"]["Id"];
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridade"][];
            lotacaoId: components["schemas"]["Id"] | null;
            /** @description Só quando a senha não foi digitada, e só nesta resposta. */
            senhaGerada?: string;
        };
        UsuarioDetalhado: {
            id: components["schemas"]["Id"];
            cpf: components["schemas"]["CpfMascarado"];
            nome: string;
            matricula: string;
            authorities: components["schemas"]["Autoridade"][];
            lotacaoId: components["schemas"]["Id"] | null;
            /** @description O nome da lotação. */
            lotacao: string | null;
            situacao: components["schemas"]["SituacaoUsuario"];
            /** @description Ninguém bloqueia a si mesmo. */
            souEu: boolean;
            versao: number;
            criadoEm: components["schemas"]["Instante"];
            alteradoEm: components["schemas"]["Instante"];
        };
        PaginaUsuarios: {
            itens: components["schemas"]["UsuarioDetalhado"][];
            total: number;
            pagina: number;
            tamanho: number;
        };
        SenhaRedefinida: {
            /** @description Mostrada uma vez; não fica guardada em lugar nenhum. */
            senha: string;
            usuario: components["schemas"]["UsuarioDetalhado"];
        };
        CredenciaisDigitadas: {
            /** @description Com ou sem pontos e hífen. */
            cpf: string;
            senha: string;
        };
        /** @enum {string} */
        Papel: "GESTOR" | "SOLICITANTE" | "ATENDIMENTO" | "MONITORAMENTO" | "FISCALIZACAO";
        UsuarioDaSessao: {
            nome: string;
            matricula: string;
            nomeLotacaoReal: string;
            authorities: string[];
        };
        Sessao: {
            usuario: components["schemas"]["UsuarioDaSessao"];
            /** @description Rótulo do perfil; vazio quando nenhuma autoridade é conhecida. */
            perfil: string;
            papel: components["schemas"]["Papel"];
            papeis: components["schemas"]["Papel"][];
            expiraEm: components["schemas"]["Instante"];
            /** @description O que o cliente devolve em X-Sessao. */
            marca: string;
        };
        TokenDeIntegrador: {
            token: string;
            expiraEm: components["schemas"]["Instante"];
        };
        /** @enum {string} */
        Icone: "fiscalizacao" | "pendentes" | "realizadas" | "manutencao" | "fornecedor" | "programacaoUnidade" | "tipoAlimentacao" | "tipoPublico" | "monitoramento" | "acompanhamento" | "pedidosDasLotacoes" | "solicitacao" | "relatorios" | "mapaDiario" | "unidade" | "atendimento" | "pedidos" | "painel";
        Menu: {
            papel: components["schemas"]["Papel"];
            secoes: components["schemas"]["SecaoMenu"][];
        };
        SecaoMenu: {
            titulo: string;
            icone: components["schemas"]["Icone"];
            itens: components["schemas"]["ItemMenu"][];
        };
        ItemMenu: {
            rotulo: string;
            rota: string;
            icone: components["schemas"]["Icone"];
        };
        Acesso: {
            rota: string;
            autoridades: string[];
            permitido: boolean;
        };
    };
    responses: {
        /** @description A planilha, para baixar. */
        Planilha: {
            headers: {
                "Content-Disposition"?: string;
                [name: string]: unknown;
            };
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        /** @description A requisição não pôde ser lida. */
        Invalida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Sem token, ou token inválido, vencido ou revogado. */
        NaoAutenticado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O perfil não permite, ou a lotação não é a da pessoa. */
        NaoPermitido: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Não existe. */
        NaoEncontrado: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A situação do registro não permite, ou ele já existe. */
        Conflito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O registro mudou depois de lido. */
        VersaoVencida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O corpo passa do limite da operação. */
        CorpoGrande: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O tipo do conteúdo não é aceito. */
        TipoNaoAceito: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A forma ou uma regra do negócio não foi atendida; `errors` diz onde. */
        RegraNaoAtendida: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falta o cabeçalho If-Match. */
        PrecondicaoAusente: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Falha no servidor. */
        FalhaNoServidor: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description O servidor não está pronto para atender. */
        Indisponivel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description Tentativas demais; `Retry-After` diz quando tentar de novo. */
        MuitasTentativas: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A API do governo não respondeu, ou respondeu o que não devia. */
        ServidorIndisponivel: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
        /** @description A API do governo passou do prazo. */
        ServidorLento: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problema"];
            };
        };
    };
    parameters: {
        Pagina: number;
        Tamanho: number;
        /** @description Só o relatório; nada é gravado. */
        Simular: boolean;
        /** @description CSV com ponto e vírgula em UTF-8 ou XLSX. */
        FormatoPlanilha: "csv" | "xlsx";
        LotacaoId: components["schemas"]["Id"];
        PedidoId: components["schemas"]["Id"];
        /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
        IfMatch: string;
        MotivoId: components["schemas"]["Id"];
        ChaveParametro: components["schemas"]["ChaveParametro"];
        TipoAlimentacaoId: components["schemas"]["Id"];
        /** @description O primeiro dia em que a versão vale. */
        ValeDe: components["schemas"]["Data"];
        UsuarioId: components["schemas"]["Id"];
    };
    requestBodies: never;
    headers: {
        /** @description Versão do registro. */
        ETag: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listarAcessos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma linha por tela. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Acesso"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    abrirDocumentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Página HTML. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/html": string;
                };
            };
        };
    };
    entrarNaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDigitadas"];
            };
        };
        responses: {
            /** @description A sessão; o cookie de controle de acesso vai em Set-Cookie. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    sairDaSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sessão encerrada (repetir não faz mal). */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            403: components["responses"]["NaoPermitido"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterMenu: {
        parameters: {
            query?: {
                /** @description Outro papel que a pessoa também tem. */
                papel?: components["schemas"]["Papel"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Menu"];
                };
            };
            /** @description O menu não mudou. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            409: components["responses"]["Conflito"];
            503: components["responses"]["Indisponivel"];
        };
    };
    obterDocumento: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description OpenAPI 3.1. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
        };
    };
    obterSessao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A sessão. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sessao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            503: components["responses"]["Indisponivel"];
        };
    };
    emitirToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CredenciaisDigitadas"];
            };
        };
        responses: {
            /** @description O token e até quando vale. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenDeIntegrador"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    verificarVidaDoBff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Vivo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
        };
    };
    verificarProntidaoDoBff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Pronto. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Saude"];
                };
            };
            503: components["responses"]["Indisponivel"];
        };
    };
    listarContratos: {
        parameters: {
            query?: {
                /** @description Número exato. */
                numero?: string;
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de contratos, pelo número. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaContratos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterContrato: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                contratoId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O contrato. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContratoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarEfetivos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de efetivos, por nome da lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaEfetivos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterFotoRefeicao: {
        parameters: {
            query: {
                foto: components["schemas"]["NomeFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A imagem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": string;
                    "image/png": string;
                    "image/webp": string;
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    enviarFoto: {
        parameters: {
            query: {
                lotacaoId: components["schemas"]["Id"];
                contexto: components["schemas"]["ContextoFoto"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "image/jpeg": string;
                "image/png": string;
            };
        };
        responses: {
            /** @description A foto guardada (a mesma foto enviada de novo é a mesma resposta). */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Foto"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarLotacoes: {
        parameters: {
            query?: {
                /** @description Parte do nome, da sigla ou do município, sem acentos. */
                busca?: string;
                uf?: components["schemas"]["Uf"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de lotações, por nome. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaLotacoes"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    importarLotacoes: {
        parameters: {
            query?: {
                /** @description Só o relatório; nada é gravado. */
                simular?: components["parameters"]["Simular"];
                /** @description Contrato que passa a atender as lotações novas. */
                contratoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
            };
        };
        responses: {
            /** @description O que a importação fez (ou faria). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RelatorioImportacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterLotacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A lotação. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Lotacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    informarEfetivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
                data: components["schemas"]["Data"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoEfetivo"];
            };
        };
        responses: {
            /** @description O efetivo informado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Efetivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterProgramacao: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A programação vigente. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirProgramacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lotacaoId: components["parameters"]["LotacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaProgramacao"];
            };
        };
        responses: {
            /** @description A programação que passa a valer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Programacao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterMapaDiario: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
                uf?: components["schemas"]["Uf"];
                lotacaoId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O mapa. As quantidades seguem a ordem de `colunas`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MapaDiario"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarMotivos: {
        parameters: {
            query?: {
                contexto?: components["schemas"]["ContextoMotivo"];
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os motivos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarMotivo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoMotivo"];
            };
        };
        responses: {
            /** @description Motivo criado. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    ordenarMotivos: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemDosMotivos"];
            };
        };
        responses: {
            /** @description Os motivos do contexto na nova ordem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterMotivo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoMotivo"];
            };
        };
        responses: {
            /** @description O motivo alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo, inativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarMotivo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                motivoId: components["parameters"]["MotivoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O motivo, ativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Motivo"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarParametros: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os parâmetros, por grupo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ListaParametros"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterParametro: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O parâmetro. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    definirParametro: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                chave: components["parameters"]["ChaveParametro"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaParametro"];
            };
        };
        responses: {
            /** @description O parâmetro com a nova versão. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    cancelarVigenciaParametro: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                chave: components["parameters"]["ChaveParametro"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O parâmetro sem a versão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ParametroDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarPedidos: {
        parameters: {
            query?: {
                de?: components["schemas"]["Data"];
                ate?: components["schemas"]["Data"];
                lotacaoId?: components["schemas"]["Id"];
                uf?: components["schemas"]["Uf"];
                situacao?: components["schemas"]["SituacaoPedido"];
                tipo?: components["schemas"]["TipoPedido"];
                /** @description Número do pedido ou parte do nome da lotação. */
                busca?: string;
                ordem?: components["schemas"]["OrdemPedidos"];
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de pedidos e a contagem por situação do mesmo filtro (sem o da situação). */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaPedidos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarPedido: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoPedido"];
            };
        };
        responses: {
            /** @description O rascunho. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    prepararPedido: {
        parameters: {
            query?: {
                /** @description Sem ela, a lotação da pessoa. */
                lotacaoId?: components["schemas"]["Id"];
                /** @description Sem ela, o próximo dia com prazo aberto. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O preparo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreparoPedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    resumirPedidos: {
        parameters: {
            query: {
                data: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O resumo. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResumoPedidos"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterPedido: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O pedido. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoPedido"];
            };
        };
        responses: {
            /** @description O pedido alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    enviarPedido: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                pedidoId: components["parameters"]["PedidoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EnvioPedido"];
            };
        };
        responses: {
            /** @description O pedido enviado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Pedido"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    gerarProgramacoes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GeracaoProgramacoes"];
            };
        };
        responses: {
            /** @description O que foi gerado. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultadoGeracao"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarTiposAlimentacao: {
        parameters: {
            query?: {
                inativos?: boolean;
                /** @description O dia da refeição; sem ele, hoje. */
                data?: components["schemas"]["Data"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacao"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoTipoAlimentacao"];
            };
        };
        responses: {
            /** @description Tipo criado. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    ordenarTiposAlimentacao: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrdemDosTipos"];
            };
        };
        responses: {
            /** @description Os tipos na nova ordem. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacao"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoTipoAlimentacao"];
            };
        };
        responses: {
            /** @description O tipo alterado. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    inativarTipoAlimentacao: {
        parameters: {
            query?: {
                mesmoEmUso?: boolean;
            };
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo, inativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    reativarTipoAlimentacao: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo, ativo. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaTipo"];
            };
        };
        responses: {
            /** @description O tipo com a nova versão. */
            201: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    simularVigenciaTipo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovaVigenciaTipo"];
            };
        };
        responses: {
            /** @description O impacto e os avisos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImpactoVigencia"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    alterarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HorariosDoTipo"];
            };
        };
        responses: {
            /** @description O tipo com a versão corrigida. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    cancelarVigenciaTipo: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                tipoAlimentacaoId: components["parameters"]["TipoAlimentacaoId"];
                /** @description O primeiro dia em que a versão vale. */
                valeDe: components["parameters"]["ValeDe"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description O tipo sem a versão. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoAlimentacaoDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarTiposPublico: {
        parameters: {
            query?: {
                inativos?: boolean;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Os tipos. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TipoPublico"][];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    listarUsuarios: {
        parameters: {
            query?: {
                /** @description Parte do nome ou da matrícula, ou os números do CPF. */
                busca?: string;
                perfil?: components["schemas"]["Autoridade"];
                lotacaoId?: components["schemas"]["Id"];
                situacao?: components["schemas"]["SituacaoUsuario"];
                ordem?: "nome" | "-nome";
                pagina?: components["parameters"]["Pagina"];
                tamanho?: components["parameters"]["Tamanho"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Uma página de pessoas. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaginaUsuarios"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    criarUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NovoUsuario"];
            };
        };
        responses: {
            /** @description Pessoa cadastrada; a senha gerada aparece só aqui. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioCriado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    obterUsuario: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    editarUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EdicaoUsuario"];
            };
        };
        responses: {
            /** @description A pessoa alterada. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            413: components["responses"]["CorpoGrande"];
            415: components["responses"]["TipoNaoAceito"];
            422: components["responses"]["RegraNaoAtendida"];
            428: components["responses"]["PrecondicaoAusente"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    bloquearUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    desbloquearUsuario: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    encerrarSessoes: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A pessoa. */
            200: {
                headers: {
                    ETag: components["headers"]["ETag"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UsuarioDetalhado"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
    redefinirSenha: {
        parameters: {
            query?: never;
            header?: {
                /** @description O ETag da versão que a pessoa viu; sem ele a resposta é 428, vencido é 412. */
                "If-Match"?: components["parameters"]["IfMatch"];
            };
            path: {
                usuarioId: components["parameters"]["UsuarioId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A senha nova. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SenhaRedefinida"];
                };
            };
            400: components["responses"]["Invalida"];
            401: components["responses"]["NaoAutenticado"];
            403: components["responses"]["NaoPermitido"];
            404: components["responses"]["NaoEncontrado"];
            409: components["responses"]["Conflito"];
            412: components["responses"]["VersaoVencida"];
            422: components["responses"]["RegraNaoAtendida"];
            429: components["responses"]["MuitasTentativas"];
            500: components["responses"]["FalhaNoServidor"];
            502: components["responses"]["ServidorIndisponivel"];
            503: components["responses"]["Indisponivel"];
            504: components["responses"]["ServidorLento"];
        };
    };
}
