// Generated from spec/ by codegen. Do not edit.
import type { Handler } from '../../server/runtime/handler.ts'
import actionsCommit from '../../server/handlers/actions/commit.ts'
import executionsGet from '../../server/handlers/executions/get.ts'
import planningBriefGet from '../../server/handlers/planning/brief/get.ts'
import availabilityQuery from '../../server/handlers/availability/query.ts'
import calendarStatusGet from '../../server/handlers/calendar/status/get.ts'
import eventsSearch from '../../server/handlers/events/search.ts'
import ideasCapture from '../../server/handlers/ideas/capture.ts'
import ideasCaptureGet from '../../server/handlers/ideas/capture/get.ts'
import ideasCaptureRetry from '../../server/handlers/ideas/capture/retry.ts'
import discoveryPrepare from '../../server/handlers/discovery/prepare.ts'
import discoveryRecord from '../../server/handlers/discovery/record.ts'
import ideasDiscover from '../../server/handlers/ideas/discover.ts'
import ideasDiscoverRefine from '../../server/handlers/ideas/discover/refine.ts'
import ideasDiscoverSave from '../../server/handlers/ideas/discover/save.ts'
import ideasCreatedArchive from '../../server/handlers/ideas/created/archive.ts'
import ideasCreatedUpdate from '../../server/handlers/ideas/created/update.ts'
import ideasStructuredCreate from '../../server/handlers/ideas/structured_create.ts'
import ideasCandidatesLike from '../../server/handlers/ideas/candidates/like.ts'
import invitesGet from '../../server/handlers/invites/get.ts'
import invitesList from '../../server/handlers/invites/list.ts'
import invitesRsvpUpdate from '../../server/handlers/invites/rsvp/update.ts'
import likesQuery from '../../server/handlers/likes/query.ts'
import likesMutate from '../../server/handlers/likes/mutate.ts'
import ideasListsCreate from '../../server/handlers/ideas/lists/create.ts'
import ideasListsDefaultsUpdate from '../../server/handlers/ideas/lists/defaults/update.ts'
import ideasListsDelete from '../../server/handlers/ideas/lists/delete.ts'
import ideasListsDuplicate from '../../server/handlers/ideas/lists/duplicate.ts'
import ideasListsRename from '../../server/handlers/ideas/lists/rename.ts'
import ideasListsDirectionsGet from '../../server/handlers/ideas/lists/directions/get.ts'
import ideasListsGet from '../../server/handlers/ideas/lists/get.ts'
import ideasListsItemsUpdate from '../../server/handlers/ideas/lists/items/update.ts'
import ideasListsMembersUpdate from '../../server/handlers/ideas/lists/members/update.ts'
import ideasListsLikesPreview from '../../server/handlers/ideas/lists/likes/preview.ts'
import ideasListsLikesApply from '../../server/handlers/ideas/lists/likes/apply.ts'
import ideasListsQuery from '../../server/handlers/ideas/lists/query.ts'
import ideasListsSharePrepare from '../../server/handlers/ideas/lists/share/prepare.ts'
import plansLogisticsGet from '../../server/handlers/plans/logistics/get.ts'
import plansLogisticsUpdate from '../../server/handlers/plans/logistics/update.ts'
import ideasObjectGet from '../../server/handlers/ideas/object/get.ts'
import ideasObjectMutate from '../../server/handlers/ideas/object/mutate.ts'
import relationshipsPeopleEnsure from '../../server/handlers/relationships/people/ensure.ts'
import relationshipsPeopleManage from '../../server/handlers/relationships/people/manage.ts'
import relationshipsPeopleQuery from '../../server/handlers/relationships/people/query.ts'
import relationshipsPersonGet from '../../server/handlers/relationships/person/get.ts'
import placesPrivateCreate from '../../server/handlers/places/private/create.ts'
import placesPrivateUpdate from '../../server/handlers/places/private/update.ts'
import placesPrivateArchive from '../../server/handlers/places/private/archive.ts'
import placesPrivateQuery from '../../server/handlers/places/private/query.ts'
import plansDraftCreate from '../../server/handlers/plans/draft/create.ts'
import plansDraftUpdate from '../../server/handlers/plans/draft/update.ts'
import plansDraftPreview from '../../server/handlers/plans/draft/preview.ts'
import plansDraftDelete from '../../server/handlers/plans/draft/delete.ts'
import plansDiscard from '../../server/handlers/plans/discard.ts'
import plansGet from '../../server/handlers/plans/get.ts'
import plansQuery from '../../server/handlers/plans/query.ts'
import plansStatusGet from '../../server/handlers/plans/status/get.ts'
import plansPrepareSend from '../../server/handlers/plans/prepare_send.ts'
import plansInvitationPrepare from '../../server/handlers/plans/invitation/prepare.ts'
import plansRosterPrepare from '../../server/handlers/plans/roster/prepare.ts'
import plansUpdatePrepare from '../../server/handlers/plans/update/prepare.ts'
import plansCancelPrepare from '../../server/handlers/plans/cancel/prepare.ts'
import ideasListGenerate from '../../server/handlers/ideas/list/generate.ts'
import ideasRecommendationsGet from '../../server/handlers/ideas/recommendations/get.ts'
import ideasRecommendationsPrepare from '../../server/handlers/ideas/recommendations/prepare.ts'
import relationshipsInterestGet from '../../server/handlers/relationships/interest/get.ts'
import relationshipsInterestMutate from '../../server/handlers/relationships/interest/mutate.ts'
import relationshipsConnectionPrepare from '../../server/handlers/relationships/connection/prepare.ts'
import relationshipsFriendshipReview from '../../server/handlers/relationships/friendship/review.ts'
import relationshipsFriendshipApply from '../../server/handlers/relationships/friendship/apply.ts'
import relationshipsInvitationGet from '../../server/handlers/relationships/invitation/get.ts'
import ideasRoundupGet from '../../server/handlers/ideas/roundup/get.ts'
import ideasRoundupMutate from '../../server/handlers/ideas/roundup/mutate.ts'
import ideasSavedQuery from '../../server/handlers/ideas/saved/query.ts'
import ideasSearch from '../../server/handlers/ideas/search.ts'

/** Every capability that may be called directly; each has a handler. */
export type HandlerId =
  | 'actions.commit'
  | 'executions.get'
  | 'planning.brief.get'
  | 'availability.query'
  | 'calendar.status.get'
  | 'events.search'
  | 'ideas.capture'
  | 'ideas.capture.get'
  | 'ideas.capture.retry'
  | 'discovery.prepare'
  | 'discovery.record'
  | 'ideas.discover'
  | 'ideas.discover.refine'
  | 'ideas.discover.save'
  | 'ideas.created.archive'
  | 'ideas.created.update'
  | 'ideas.structured_create'
  | 'ideas.candidates.like'
  | 'invites.get'
  | 'invites.list'
  | 'invites.rsvp.update'
  | 'likes.query'
  | 'likes.mutate'
  | 'ideas.lists.create'
  | 'ideas.lists.defaults.update'
  | 'ideas.lists.delete'
  | 'ideas.lists.duplicate'
  | 'ideas.lists.rename'
  | 'ideas.lists.directions.get'
  | 'ideas.lists.get'
  | 'ideas.lists.items.update'
  | 'ideas.lists.members.update'
  | 'ideas.lists.likes.preview'
  | 'ideas.lists.likes.apply'
  | 'ideas.lists.query'
  | 'ideas.lists.share.prepare'
  | 'plans.logistics.get'
  | 'plans.logistics.update'
  | 'ideas.object.get'
  | 'ideas.object.mutate'
  | 'relationships.people.ensure'
  | 'relationships.people.manage'
  | 'relationships.people.query'
  | 'relationships.person.get'
  | 'places.private.create'
  | 'places.private.update'
  | 'places.private.archive'
  | 'places.private.query'
  | 'plans.draft.create'
  | 'plans.draft.update'
  | 'plans.draft.preview'
  | 'plans.draft.delete'
  | 'plans.discard'
  | 'plans.get'
  | 'plans.query'
  | 'plans.status.get'
  | 'plans.prepare_send'
  | 'plans.invitation.prepare'
  | 'plans.roster.prepare'
  | 'plans.update.prepare'
  | 'plans.cancel.prepare'
  | 'ideas.list.generate'
  | 'ideas.recommendations.get'
  | 'ideas.recommendations.prepare'
  | 'relationships.interest.get'
  | 'relationships.interest.mutate'
  | 'relationships.connection.prepare'
  | 'relationships.friendship.review'
  | 'relationships.friendship.apply'
  | 'relationships.invitation.get'
  | 'ideas.roundup.get'
  | 'ideas.roundup.mutate'
  | 'ideas.saved.query'
  | 'ideas.search'

export const handlers: { readonly [Id in HandlerId]: Handler<Id> } = {
  'actions.commit': actionsCommit,
  'executions.get': executionsGet,
  'planning.brief.get': planningBriefGet,
  'availability.query': availabilityQuery,
  'calendar.status.get': calendarStatusGet,
  'events.search': eventsSearch,
  'ideas.capture': ideasCapture,
  'ideas.capture.get': ideasCaptureGet,
  'ideas.capture.retry': ideasCaptureRetry,
  'discovery.prepare': discoveryPrepare,
  'discovery.record': discoveryRecord,
  'ideas.discover': ideasDiscover,
  'ideas.discover.refine': ideasDiscoverRefine,
  'ideas.discover.save': ideasDiscoverSave,
  'ideas.created.archive': ideasCreatedArchive,
  'ideas.created.update': ideasCreatedUpdate,
  'ideas.structured_create': ideasStructuredCreate,
  'ideas.candidates.like': ideasCandidatesLike,
  'invites.get': invitesGet,
  'invites.list': invitesList,
  'invites.rsvp.update': invitesRsvpUpdate,
  'likes.query': likesQuery,
  'likes.mutate': likesMutate,
  'ideas.lists.create': ideasListsCreate,
  'ideas.lists.defaults.update': ideasListsDefaultsUpdate,
  'ideas.lists.delete': ideasListsDelete,
  'ideas.lists.duplicate': ideasListsDuplicate,
  'ideas.lists.rename': ideasListsRename,
  'ideas.lists.directions.get': ideasListsDirectionsGet,
  'ideas.lists.get': ideasListsGet,
  'ideas.lists.items.update': ideasListsItemsUpdate,
  'ideas.lists.members.update': ideasListsMembersUpdate,
  'ideas.lists.likes.preview': ideasListsLikesPreview,
  'ideas.lists.likes.apply': ideasListsLikesApply,
  'ideas.lists.query': ideasListsQuery,
  'ideas.lists.share.prepare': ideasListsSharePrepare,
  'plans.logistics.get': plansLogisticsGet,
  'plans.logistics.update': plansLogisticsUpdate,
  'ideas.object.get': ideasObjectGet,
  'ideas.object.mutate': ideasObjectMutate,
  'relationships.people.ensure': relationshipsPeopleEnsure,
  'relationships.people.manage': relationshipsPeopleManage,
  'relationships.people.query': relationshipsPeopleQuery,
  'relationships.person.get': relationshipsPersonGet,
  'places.private.create': placesPrivateCreate,
  'places.private.update': placesPrivateUpdate,
  'places.private.archive': placesPrivateArchive,
  'places.private.query': placesPrivateQuery,
  'plans.draft.create': plansDraftCreate,
  'plans.draft.update': plansDraftUpdate,
  'plans.draft.preview': plansDraftPreview,
  'plans.draft.delete': plansDraftDelete,
  'plans.discard': plansDiscard,
  'plans.get': plansGet,
  'plans.query': plansQuery,
  'plans.status.get': plansStatusGet,
  'plans.prepare_send': plansPrepareSend,
  'plans.invitation.prepare': plansInvitationPrepare,
  'plans.roster.prepare': plansRosterPrepare,
  'plans.update.prepare': plansUpdatePrepare,
  'plans.cancel.prepare': plansCancelPrepare,
  'ideas.list.generate': ideasListGenerate,
  'ideas.recommendations.get': ideasRecommendationsGet,
  'ideas.recommendations.prepare': ideasRecommendationsPrepare,
  'relationships.interest.get': relationshipsInterestGet,
  'relationships.interest.mutate': relationshipsInterestMutate,
  'relationships.connection.prepare': relationshipsConnectionPrepare,
  'relationships.friendship.review': relationshipsFriendshipReview,
  'relationships.friendship.apply': relationshipsFriendshipApply,
  'relationships.invitation.get': relationshipsInvitationGet,
  'ideas.roundup.get': ideasRoundupGet,
  'ideas.roundup.mutate': ideasRoundupMutate,
  'ideas.saved.query': ideasSavedQuery,
  'ideas.search': ideasSearch,
}
