FROM node:22-slim AS build
WORKDIR /src
ENV CI=true TURBO_TELEMETRY_DISABLED=1
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml ./
RUN npm install --global "$(node -p "require('./package.json').packageManager")" && pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --prefer-offline \
  && pnpm build --filter=@tri/api --filter=@tri/web \
  && pnpm --filter=@tri/api deploy --prod /out

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /out apps/api
COPY --from=build /src/apps/web/dist apps/web/dist
# Without DATABASE_URL the bundled database keeps its data here.
RUN mkdir /data && chown node:node /data
VOLUME /data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://localhost:${process.env.PORT}/api/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/api/dist/main.js"]
