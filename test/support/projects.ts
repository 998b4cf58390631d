/** Test files that start no server and no database: test/layout/projects.test.ts refuses what would make them. */
const unit = [
  'test/codegen/**/*.test.ts',
  'test/language/*.test.ts',
  'test/sdk/*.test.ts',
  'test/server/domain/**/*.test.ts',
  'test/{documents,layout}.test.ts',
  'test/layout/*.test.ts',
]

/** Which test files are whose, as patterns from the root: every file belongs to one project. */
export const projects = {
  unit: { include: unit, exclude: [] },
  server: { include: ['test/**/*.test.ts'], exclude: unit },
}
