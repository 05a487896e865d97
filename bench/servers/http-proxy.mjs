// The peer: @fastify/http-proxy, no authentication, no checks.
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';

const app = fastify({ logger: false });
await app.register(httpProxy, { upstream: process.env.UPSTREAM, prefix: '/api' });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
